// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachHashTargetReveal } from '@/components/mdx/hash-target';
import { createTabs, TabItem } from '@/components/mdx/tabs';
import { watchTabs } from '@/lib/browser/controls/tabs';

const Tabs = createTabs();
watchTabs();

const scrolled: string[] = [];
let page = new AbortController();

function go(hash: string) {
  history.replaceState(null, '', `/page${hash}`);
}

async function mount() {
  render(
    <>
      <h2 id="plain">Plain</h2>
      <Tabs>
        <TabItem value="a" label="A">
          a
        </TabItem>
        <TabItem value="b" label="B">
          <details>
            <summary>S</summary>
            <p id="café">deep</p>
          </details>
        </TabItem>
      </Tabs>
    </>,
  );
  page = new AbortController();
  window.showTabs?.();
  await act(async () => attachHashTargetReveal(page.signal));
}

const state = () => [
  screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected'),
  document.querySelector('details')?.open,
];

beforeEach(() => {
  scrolled.length = 0;
  vi.spyOn(location, 'replace').mockImplementation((address) => void scrolled.push(new URL(address).hash));
});
afterEach(() => page.abort());

it('DOC-19 DOC-27 NV-05 a page opens the tab and the details around the target of the hash on load, and scrolls there', async () => {
  go('#caf%C3%A9');
  await mount();
  expect(state()).toEqual(['true', true]);
  expect(scrolled).toEqual(['#caf%C3%A9']);
});

it('DOC-27 a later change of the hash also opens the tab and the details around its target', async () => {
  go('');
  await mount();
  expect(state()).toEqual(['false', false]);
  act(() => {
    go('#caf%C3%A9');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(state()).toEqual(['true', true]);
  expect(scrolled).toHaveLength(1);
});

it('NV-08 on return to a page, the tab and the details around the hash target open without scrolling', async () => {
  go('#caf%C3%A9');
  document.documentElement.dataset['returned'] = '';
  await mount();
  delete document.documentElement.dataset['returned'];
  expect(state()).toEqual(['true', true]);
  expect(scrolled).toEqual([]);
});

it.each(['#plain', '#nope', '#%E0%A4%A', ''])(
  'NV-07 the hash "%s", whose target is in no closed tab or details, is left to the browser',
  async (hash) => {
    go(hash);
    await mount();
    expect(state()).toEqual(['false', false]);
    expect(scrolled).toEqual([]);
  },
);
