// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
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
        <p id={`${name}in-linux`}>apt</p>
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
  vi.restoreAllMocks();
});

describe('Tabs in the served HTML', () => {
  it('DOC-19 the default tab is chosen and every panel is there with its label', () => {
    const html = renderToString(<TabSet />);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-selected="true"[^>]*>Windows/);
    for (const text of ['apt', 'brew', 'winget']) expect(html).toContain(text);
    expect(html.match(/class="tab-caption"/g)).toHaveLength(3);
    expect(html).not.toContain('hidden=""');
  });

  it('DOC-21 a stored choice takes the place of the default', () => {
    localStorage.setItem('docusaurus.tab.os', 'mac');
    render(<TabSet groupId="os" />);
    expect(selected()).toEqual(['macOS']);
  });

  it('DOC-19 ids are those of one set alone', () => {
    const html = renderToString(
      <>
        <TabSet />
        <TabSet />
      </>,
    );
    const ids = [...html.matchAll(/ id="(tabs-[^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });
});

describe('Tabs', () => {
  it('DOC-19 tabs and panels name each other, and only the chosen panel is shown', () => {
    render(<TabSet defaultValue="linux" />);
    expect(selected()).toEqual(['Linux']);
    expect(panels()).toEqual([null, 'until-found', 'until-found']);
    for (const element of screen.getAllByRole('tab')) {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('aria-labelledby')).toBe(element.id);
    }
  });

  it('DOC-19 none is chosen when the default is null, and the first can be reached', () => {
    render(<TabSet defaultValue={null} />);
    expect(selected()).toEqual([]);
    expect(panels()).toEqual(['until-found', 'until-found', 'until-found']);
    expect(tab('Linux').tabIndex).toBe(0);
  });

  it('DOC-20 arrows move the focus and wrap, Home and End go to the ends, nothing is chosen by moving', async () => {
    const user = userEvent.setup();
    render(<TabSet defaultValue="linux" />);
    await user.tab();
    expect(document.activeElement).toBe(tab('Linux'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Windows'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Linux'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tab('Windows'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(tab('Linux'));
    expect(selected()).toEqual(['Linux']);
  });

  it.each(['{Enter}', ' '])(
    'DOC-20 key "%s" selects, and only the selected tab is in the Tab order',
    async (key) => {
      const user = userEvent.setup();
      render(<TabSet defaultValue="linux" />);
      await user.tab();
      await user.keyboard(`{ArrowRight}${key}`);
      expect(selected()).toEqual(['macOS']);
      expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
    },
  );

  it('DOC-20 the clicked tab keeps its place on screen', () => {
    render(<TabSet />);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const tops = [400, 250];
    vi.spyOn(tab('Linux'), 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, tops.shift(), 10, 10),
    );
    fireEvent.click(tab('Linux'));
    expect(scrollBy).toHaveBeenCalledWith({ top: -150, behavior: 'instant' });
  });

  it('DOC-21 sets of a group change together and the choice is stored; other sets stay', () => {
    render(
      <>
        <TabSet name="a" groupId="os" />
        <TabSet name="b" groupId="os" />
        <TabSet name="c" />
      </>,
    );
    fireEvent.click(tab('amacOS'));
    expect(selected()).toEqual(['amacOS', 'bmacOS', 'cWindows']);
    expect(localStorage.getItem('docusaurus.tab.os')).toBe('mac');
  });

  it('DOC-21 a choice made in another window is followed, one without such a tab is not', () => {
    render(<TabSet groupId="os" />);
    const tell = (newValue: string) =>
      act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.os', newValue })));
    tell('linux');
    expect(selected()).toEqual(['Linux']);
    tell('beos');
    expect(selected()).toEqual(['Linux']);
  });

  it('ST-05 blocked storage breaks nothing, and the group still changes together', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
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

  it('DOC-19 a find in the page that hits a hidden panel chooses it, for this once', () => {
    render(<TabSet groupId="os" />);
    const panel = document.querySelector('[role="tabpanel"]');
    act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(selected()).toEqual(['Linux']);
    expect(panels()).toEqual([null, 'until-found', 'until-found']);
    expect(localStorage.getItem('docusaurus.tab.os')).toBeNull();
  });
});
