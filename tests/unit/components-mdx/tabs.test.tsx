// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabItem, Tabs, type TabsProps } from '@/components/mdx/tabs';

function Set({ name = '', ...props }: TabsProps & { name?: string }) {
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
  cleanup();
  vi.restoreAllMocks();
});

describe('Tabs in the served HTML', () => {
  it('DOC-19 the default tab is chosen and every panel is there with its label', () => {
    const html = renderToString(<Set />);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-selected="true"[^>]*>Windows/);
    for (const text of ['apt', 'brew', 'winget']) expect(html).toContain(text);
    expect(html.match(/class="tab-caption"/g)).toHaveLength(3);
    expect(html).not.toContain('hidden=""');
  });

  it('DOC-21 hydrates with a stored choice without a mismatch', async () => {
    localStorage.setItem('docusaurus.tab.os', 'mac');
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(<Set groupId="os" />);
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = await act(async () => hydrateRoot(box, <Set groupId="os" />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(selected()).toEqual(['macOS']);
    act(() => root.unmount());
    box.remove();
  });
});

describe('Tabs', () => {
  it('DOC-19 tabs and panels name each other, and only the chosen panel is shown', () => {
    render(<Set defaultValue="linux" />);
    expect(selected()).toEqual(['Linux']);
    expect(panels()).toEqual([null, 'until-found', 'until-found']);
    for (const element of screen.getAllByRole('tab')) {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('aria-labelledby')).toBe(element.id);
    }
  });

  it('DOC-19 none is chosen when the default is null, and the first can be reached', () => {
    render(<Set defaultValue={null} />);
    expect(selected()).toEqual([]);
    expect(panels()).toEqual(['until-found', 'until-found', 'until-found']);
    expect(tab('Linux').tabIndex).toBe(0);
  });

  it('DOC-20 arrows move the focus and wrap, Home and End go to the ends, nothing is chosen by moving', async () => {
    const user = userEvent.setup();
    render(<Set defaultValue="linux" />);
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
      render(<Set defaultValue="linux" />);
      await user.tab();
      await user.keyboard(`{ArrowRight}${key}`);
      expect(selected()).toEqual(['macOS']);
      expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1]);
    },
  );

  it('DOC-20 the clicked tab keeps its place on screen', () => {
    render(<Set />);
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
        <Set name="a" groupId="os" />
        <Set name="b" groupId="os" />
        <Set name="c" />
      </>,
    );
    fireEvent.click(tab('amacOS'));
    expect(selected()).toEqual(['amacOS', 'bmacOS', 'cWindows']);
    expect(localStorage.getItem('docusaurus.tab.os')).toBe('mac');
  });

  it('DOC-21 a choice made in another window is followed, one without such a tab is not', () => {
    render(<Set groupId="os" />);
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
        <Set name="a" groupId="blocked" />
        <Set name="b" groupId="blocked" />
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
      render(<Set groupId="os" queryString={queryString} />);
      expect(selected()).toEqual(['Linux']);
      fireEvent.click(tab('macOS'));
      expect(location.search).toBe(`?q=1&${key}=mac`);
      expect(location.hash).toBe('#x');
      expect(history.length).toBe(length);
    },
  );

  it('DOC-19 a find in the page that hits a hidden panel chooses it, for this once', () => {
    render(<Set groupId="os" />);
    const panel = document.querySelector('[role="tabpanel"]');
    act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(selected()).toEqual(['Linux']);
    expect(panels()).toEqual([null, 'until-found', 'until-found']);
    expect(localStorage.getItem('docusaurus.tab.os')).toBeNull();
  });
});
