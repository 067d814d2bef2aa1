// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachHashTargetReveal } from '@/components/mdx/hash-target';
import { attachTabs } from '@/components/mdx/tab-sets';
import { createTabs, TabItem } from '@/components/mdx/tabs';

const Tabs = createTabs();

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
      <a href="/page#café">same page</a>
    </>,
  );
  page = new AbortController();
  attachTabs(page.signal);
  await act(async () => attachHashTargetReveal(page.signal));
}

const state = () => [
  screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected'),
  document.querySelector('details')?.open,
];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});
afterEach(() => page.abort());

it('DOC-19 DOC-27 NV-05 opens the tab and the details around the target of the hash on load, and scrolls there', async () => {
  go('#caf%C3%A9');
  await mount();
  expect(state()).toEqual(['true', true]);
  expect(scrolled).toEqual(['café']);
});

const change = () => {
  go('#caf%C3%A9');
  window.dispatchEvent(new Event('hashchange'));
};
it.each([
  ['a later change of the hash', change],
  [
    'a click on a link on the page, before the router follows it',
    () => screen.getByText('same page').click(),
  ],
])('DOC-27 %s also opens them', async (_name, run) => {
  go('');
  await mount();
  expect(state()).toEqual(['false', false]);
  act(run);
  expect(state()).toEqual(['true', true]);
});

it.each(['#plain', '#nope', '#%E0%A4%A', ''])('NV-07 leaves the hash "%s" to the browser', async (hash) => {
  go(hash);
  await mount();
  expect(state()).toEqual(['false', false]);
  expect(scrolled).toEqual([]);
});
