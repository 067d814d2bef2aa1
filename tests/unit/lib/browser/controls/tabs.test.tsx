// @vitest-environment happy-dom
import { fireEvent, render as renderAlone, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTabs, TabItem, type TabsProps } from '@/components/mdx/tabs';
import { watchTabs } from '@/lib/browser/controls/tabs';

const Tabs = createTabs();
watchTabs();

/** Renders tabs with these props and shows their panels. */
function render(props: TabsProps) {
  renderAlone(
    <Tabs {...props}>
      <TabItem value="linux" label="Linux">
        apt
      </TabItem>
      <TabItem value="mac" label="macOS">
        brew
      </TabItem>
      <TabItem value="windows" label="Windows" default>
        winget
      </TabItem>
    </Tabs>,
  );
  window.showTabs?.();
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.queryAllByRole('tab', { selected: true }).map((element) => element.textContent);
const panels = () =>
  [...document.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.getAttribute('hidden'));

it('DOC-19 tabs with null as the default select no tab, but the first can get the focus', () => {
  render({ defaultValue: null });
  expect(selected()).toEqual([]);
  expect(panels()).toEqual(['until-found', 'until-found', 'until-found']);
  expect(tab('Linux').tabIndex).toBe(0);
});

it.each([
  ['a name of its own', 'system', 'system'],
  ['the group’s id', true, 'os'],
])(
  'DOC-21 tabs select the tab that the query names under %s, not the stored one, and update the query',
  (_, queryString, key) => {
    localStorage.setItem('docusaurus.tab.os', 'windows');
    history.replaceState(null, '', `/page?q=1&${key}=linux#x`);
    const length = history.length;
    render({ groupId: 'os', queryString });
    expect(selected()).toEqual(['Linux']);
    fireEvent.click(tab('macOS'));
    expect(location.search).toBe(`?q=1&${key}=mac`);
    expect(location.hash).toBe('#x');
    expect(history.length).toBe(length);
  },
);
