// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LatestSidebar } from '@/components/docs/latest-sidebar';

let path = '/';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
vi.mock('@/generated/sidebar-current', async () => {
  const { importDocusaurusSite } = await import('@/tools/docusaurus/import-docusaurus-site');
  const { findSidebar } = await import('@/lib/docs/pick-sidebar');
  const { buildSidebarModules } = await import('@/lib/docs/sidebar-modules');
  const { model } = importDocusaurusSite('tests/fixtures/compat/site');
  const versions: unknown = JSON.parse(buildSidebarModules(model, [])['sidebar-current.json'] ?? '');
  return {
    pickSidebar: (at: string) => findSidebar(versions as Parameters<typeof findSidebar>[0], at),
  };
});

beforeEach(() => {
  path = '/';
});

/** Labels of the links in the sidebar of a page, and the one of the page in view. */
function readSidebar(route: string) {
  path = route;
  render(<LatestSidebar />);
  const bar = screen.getByRole('navigation', { name: 'Docs sidebar' });
  const current = bar.querySelector('[aria-current="page"]')?.textContent ?? null;
  const labels = within(bar)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  cleanup();
  return { current, labels };
}

it('SB-01 SB-04 VER-02 each page of a site with several sidebars shows its own, with the page marked', () => {
  const garden = readSidebar('/guides/water');
  expect(garden.current).toBe('Watering');
  expect(garden.labels).toEqual(expect.arrayContaining(['Start', 'Beds by hand', 'Guides', 'Prune']));
  expect(garden.labels).not.toContain('Note B');
  const tools = readSidebar('/tools/spade');
  expect(tools.current).toBe('Spade');
  expect(tools.labels).toContain('Note B');
  expect(tools.labels).not.toContain('Guides');
  const names = readSidebar('/names/both');
  expect(names.current).toBe('In two sidebars');
  expect(names.labels).toContain('Label of three');
  expect(names.labels).not.toContain('Guides');
});

it('SB-01 displayed_sidebar stands beside a page that it does not list', () => {
  const { current, labels } = readSidebar('/guides/grafting');
  expect(current).toBeNull();
  expect(labels).toContain('Note B');
  expect(labels).not.toContain('Guides');
});

it('SB-01 a page made for a category shows the sidebar that has it, also in another version', () => {
  const shared = readSidebar('/shared');
  expect(shared.current).toBe('Shared');
  expect(shared.labels).toContain('Label of three');
  expect(shared.labels).not.toContain('Guides');
  const more = readSidebar('/1.0/more-of-it');
  expect(more.current).toBe('More');
  expect(more.labels).not.toContain('Welcome to 1.0');
  expect(readSidebar('/1.0/more/two').labels).toContain('Welcome to 1.0');
});
