// @vitest-environment happy-dom
import { cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachTabs } from '@/components/mdx/tab-sets';
import { createTabs, TabItem, type TabsProps } from '@/components/mdx/tabs';

const Tabs = createTabs();
let detach = () => {};

/** The page, with its tabs at work. */
function render(page: ReactNode) {
  renderAlone(page);
  detach = attachTabs(document);
}

function TabSet({ name = '', ...props }: TabsProps & { name?: string }) {
  return (
    <Tabs {...props}>
      <TabItem value="linux" label={`${name}Linux`}>
        apt
      </TabItem>
      <TabItem value="mac" label={`${name}macOS`}>
        brew
      </TabItem>
      <TabItem value="windows" label={`${name}Windows`} default>
        winget
      </TabItem>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen
    .getAllByRole('tab')
    .flatMap((element) => (element.getAttribute('aria-selected') === 'true' ? [element.textContent] : []));
const panels = () =>
  [...document.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.getAttribute('hidden'));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/page');
});
afterEach(() => {
  detach();
  cleanup();
});

describe('Tabs', () => {
  it('DOC-19 none is chosen when the default is null, and the first can be reached', () => {
    render(<TabSet defaultValue={null} />);
    expect(selected()).toEqual([]);
    expect(panels()).toEqual(['until-found', 'until-found', 'until-found']);
    expect(tab('Linux').tabIndex).toBe(0);
  });

  it.each([
    ['its own name', 'system', 'system'],
    ['the group’s id', true, 'os'],
  ])(
    'DOC-21 the address wins over the stored choice and is kept up to date under %s',
    (_, queryString, key) => {
      localStorage.setItem('docusaurus.tab.os', 'windows');
      history.replaceState(null, '', `/page?q=1&${key}=linux#x`);
      const length = history.length;
      render(<TabSet groupId="os" queryString={queryString} />);
      expect(selected()).toEqual(['Linux']);
      fireEvent.click(tab('macOS'));
      expect(location.search).toBe(`?q=1&${key}=mac`);
      expect(location.hash).toBe('#x');
      expect(history.length).toBe(length);
    },
  );

  it('ST-05 blocked storage breaks nothing, and the group still changes together', () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('blocked');
      });
    render(
      <>
        <TabSet name="a" groupId="blocked" />
        <TabSet name="b" groupId="blocked" />
      </>,
    );
    fireEvent.click(tab('aLinux'));
    expect(selected()).toEqual(['aLinux', 'bLinux']);
  });
});
