// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getErrorMessages } from '@/components/crash/crash-screen';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { MobileMainMenu } from '@/components/shell/mobile-main-menu';
import { Navbar } from '@/components/shell/navbar';
import type { ShellNavbarItem } from '@/lib/site/shell-config';
import navbarItems from '@/tests/fixtures/navbar-items.json';

const state = vi.hoisted(() => ({ path: '/faq/general', items: [] as ShellNavbarItem[] }));
vi.mock('next/navigation', () => ({ usePathname: () => state.path }));
vi.mock('@/components/shell/site-versions', () => ({
  siteVersions: [
    { name: 'current', label: '3.10', path: '/', isLast: true },
    { name: '3.9', label: '3.9', path: '/3.9', isLast: false },
    { name: '3.8', label: '3.8', path: '/3.8', isLast: false },
  ],
  useVersionPaths: () => ({}),
}));
vi.mock('@/components/shell/shell-config', () => {
  const english = { label: 'English', htmlLang: 'en' };
  return {
    shellConfig: {
      title: 'OHIF',
      colorMode: { defaultMode: 'dark', respectSystem: false },
      docs: { pluginId: 'default', versionPersistence: 'localStorage' },
      i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: english } },
      navbar: { items: state.items },
      search: { openOnFocus: true },
    },
  };
});

const position = 'left';
const target = (to: string, label: string) => ({ to, label, activeBaseRegex: `^${to}$` });
/** One item of each type. */
const all = navbarItems as ShellNavbarItem[];

function show(items: readonly ShellNavbarItem[], path = '/faq/general') {
  state.path = path;
  state.items.splice(0, Infinity, ...items);
}

const places = { bar: Navbar, 'mobile main menu': MobileMainMenu };

describe.each(Object.entries(places))('the navbar’s items in the %s', (place, Place) => {
  it('NAV-02 SM-01 of every type come in the configured order, except the search box, which only the bar has', () => {
    show(all);
    render(<Place />);
    const list = screen.getAllByRole('list')[0] as HTMLElement;
    const captions = [...list.children].flatMap((at) => at.querySelector('a, summary')?.textContent ?? []);
    const lists = place === 'bar' ? ['3.10', 'English'] : ['Versions', 'Languages'];
    expect(captions).toEqual(['Home', ...lists, 'General FAQ', 'Tutorial']);
    expect(screen.queryAllByRole('button', { name: /^Search/ })).toHaveLength(place === 'bar' ? 1 : 0);
  });

  it('NAV-10 NAV-12 NAV-29 that are dropdowns list items configured before and after; only links are focusable', async () => {
    show(all);
    render(<Place />);
    const closed = place === 'bar' ? '.dropdown-trigger' : 'details:not([open]) > summary';
    for (const toggle of document.querySelectorAll(closed)) await userEvent.click(toggle);
    for (const label of ['Before', 'Forum', 'Translate']) {
      expect(screen.getByRole('link', { name: label }).tabIndex).toBe(0);
    }
    const { tagName, tabIndex, previousElementSibling } = screen.getByText('Elsewhere');
    expect([tagName, tabIndex]).toEqual(['LI', -1]);
    expect(previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
  });

  it('NAV-05 are marked as current if they are a doc item on its page or a sidebar item on a docs page', () => {
    show(all);
    render(<Place />);
    const marked = () => screen.getAllByRole('link').filter((a) => a.getAttribute('aria-current') === 'page');
    const names: unknown = expect.arrayContaining(['General FAQ', 'Tutorial']);
    expect(marked().map((a) => a.textContent)).toEqual(names);
    cleanup();
    show(all, '/help');
    render(<Place />);
    expect(marked()).toEqual([]);
  });

  it.each([
    ['/3.9/faq/general', 'current', '/3.9/faq/general'],
    ['/3.8/', '', '/faq/general'],
    ['/3.8/', '3.9', '/3.9/faq/general'],
    ['/help', '', '/faq/general'],
  ])('VER-15 on %s with "%s" preferred, a doc item links to %s', (path, preferred, to) => {
    localStorage.setItem('docs-preferred-version-default', preferred);
    const docs = all.filter(({ type }) => type === 'doc');
    show(docs, path);
    render(<Place />);
    expect(screen.getByRole('link', { name: /FAQ/ }).getAttribute('href')).toBe(to);
  });

  it('LKP-02 do not contain a doc item whose page exists in no applicable version', () => {
    show([{ type: 'doc', position, docId: 'soon', targets: { '3.9': target('/3.9/soon', 'Soon') } }]);
    render(<Place />);
    expect(screen.queryByRole('link', { name: 'Soon' })).toBeNull();
  });

  it.each([
    ['LKP-06 LKP-07', 'an unknown type', { type: 'nope', position }, 'There is no navbar item type "nope".'],
    ['LKP-06', 'missing data', { type: 'doc', position, docId: 'x' }, 'undefined'],
  ])(
    '%s an item with %s throws an error with the item in its message and the reason as cause',
    (_, _what, item, says) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      show([item as unknown as ShellNavbarItem]);
      const keep = vi.fn<(caught: unknown) => null>(() => null);
      render(
        <ErrorBoundary fallback={keep}>
          <Place />
        </ErrorBoundary>,
      );
      const [message, cause] = getErrorMessages(keep.mock.calls[0]?.[0]);
      expect(message).toContain(JSON.stringify(item, null, 2));
      expect(cause).toContain(says);
    },
  );
});

it('NAV-23 the mobile main menu unfolds lists that contain the current page', () => {
  show(all, '/translate');
  const { container } = render(<MobileMainMenu />);
  const unfolded = container.querySelectorAll('details[open] > summary');
  expect(Array.from(unfolded, ({ textContent }) => textContent)).toEqual(['Versions', 'Languages']);
});
