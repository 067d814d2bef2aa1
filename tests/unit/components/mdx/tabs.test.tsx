// @vitest-environment happy-dom
import { fireEvent, render as renderAlone, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachTabs } from '@/components/mdx/tab-sets';
import { createTabs, TabItem, type TabsProps } from '@/components/mdx/tabs';

const Tabs = createTabs();
let page = new AbortController();

/** Shows a page with these tabs, which are at work. */
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
  page = new AbortController();
  attachTabs(page.signal);
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.queryAllByRole('tab', { selected: true }).map((element) => element.textContent);
const panels = () =>
  [...document.querySelectorAll('[role="tabpanel"]')].map((panel) => panel.getAttribute('hidden'));

beforeEach(() => history.replaceState(null, '', '/page'));
afterEach(() => page.abort());

it('DOC-19 no tab is chosen when the default is null, and the first can be reached', () => {
  render({ defaultValue: null });
  expect(selected()).toEqual([]);
  expect(panels()).toEqual(['until-found', 'until-found', 'until-found']);
  expect(tab('Linux').tabIndex).toBe(0);
});

it.each([
  ['its own name', 'system', 'system'],
  ['the group’s id', true, 'os'],
])('DOC-21 the address wins over the stored choice, under %s', (_, queryString, key) => {
  localStorage.setItem('docusaurus.tab.os', 'windows');
  history.replaceState(null, '', `/page?q=1&${key}=linux#x`);
  const length = history.length;
  render({ groupId: 'os', queryString });
  expect(selected()).toEqual(['Linux']);
  fireEvent.click(tab('macOS'));
  expect(location.search).toBe(`?q=1&${key}=mac`);
  expect(location.hash).toBe('#x');
  expect(history.length).toBe(length);
});
