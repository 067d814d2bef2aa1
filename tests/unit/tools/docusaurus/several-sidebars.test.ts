import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { getDocCards } from '@/lib/docs/cards';
import { buildGlobalData } from '@/lib/docs/global-data';
import { getSidebarPathPattern } from '@/lib/docs/navbar-items';
import { getShownSidebarId } from '@/lib/docs/sidebar-id';
import { findSidebar } from '@/lib/docs/pick-sidebar';
import { buildVersionSidebars, toSidebarItems } from '@/lib/docs/sidebar-modules';
import { normalizePath } from '@/lib/routing/normalize-path';
import { getDoc, getVersion } from '@/tests/support/get-version';
import type { SiteFacts } from '@/tools/docusaurus/compare/facts';

const theirs = JSON.parse(readFileSync('tests/fixtures/compat/facts.json', 'utf8')) as SiteFacts;
const { model } = importDocusaurusSite('tests/fixtures/compat/site');
const sidebars = model.versions.map(buildVersionSidebars);

const current = getVersion(model, 'current');

it('SB-01 VER-02 browsers pick for each page, generated ones too, the sidebar that Docusaurus shows there', () => {
  const listed = theirs.pages.filter(({ shownSidebar, unlisted }) => shownSidebar !== null && !unlisted);
  expect(listed.length).toBeGreaterThan(60);
  for (const { route, version, shownSidebar } of listed) {
    const nodes = getVersion(model, version).sidebars[shownSidebar ?? ''];
    const found = findSidebar(sidebars, normalizePath(route));
    expect([route, found]).toEqual([route, toSidebarItems(nodes ?? [])]);
  }
});

it('SB-01 browsers get only those pages by name for which the lists do not say it', () => {
  expect(sidebars.map(({ path, exceptions }) => [path, exceptions])).toEqual([
    ['/', { '/': 2, '/guides/grafting': 1, '/names/both': 2, '/names/three': 2, '/tools/spade': 1 }],
    ['/1.0', { '/1.0/more/one': 1, '/1.0/more/two': 0 }],
  ]);
});

it('SB-01 a page in no sidebar has none beside it; a hidden one has the first', () => {
  const shown = (id: string) => getShownSidebarId(current, getDoc(current, id));
  expect(shown('loose')).toBeNull();
  expect(shown('names/no-sidebar')).toBeNull();
  expect(shown('beds/herbs/hidden')).toBe('garden');
});

it('DOC-33 cards are those of the sidebar that the page shows', () => {
  const shared = { ...getDoc(current, 'guides/grafting'), id: 'names/both', frontmatter: {} };
  const titles = (frontmatter: object) =>
    getDocCards(current, { ...shared, frontmatter }).map(({ title }) => title);
  expect(titles({ displayed_sidebar: 'garden' })).toContain('Watering');
  expect(titles({})).not.toContain('Watering');
});

const globalData = buildGlobalData(model, { breadcrumbs: true });

it('NAV-04 VER-15 an item of the navbar is active on exactly the docs that show its sidebar', () => {
  for (const { name, docs, sidebars: own } of Object.values(globalData).flatMap((plugin) =>
    Object.values(plugin).flatMap(({ versions }) => versions),
  ))
    for (const id of Object.keys(own)) {
      const rule = new RegExp(getSidebarPathPattern(docs, id));
      const active = docs.filter(({ path }) => rule.test(normalizePath(path)));
      expect([name, id, active]).toEqual([name, id, docs.filter(({ sidebar }) => sidebar === id)]);
    }
});
