import { expect, it } from 'vitest';
import { loadDocusaurusSite } from '@/tools/docusaurus/load-site';
import { parseSidebars } from '@/tools/docusaurus/read-sidebars';
import { toSiteConfig } from '@/tools/docusaurus/to-site-config';
import { parseSiteConfig } from '@/lib/site/schema';
import siteConfig from '@/site.config';

const site = loadDocusaurusSite('tests/fixtures/docusaurus/site');

it('RT-23 VER-01 is a valid configuration together with what it does not say', () => {
  const config = parseSiteConfig({ ...siteConfig, ...toSiteConfig(site) });
  expect(config).toMatchObject({ title: 'Sailing', url: 'https://sailing.example', announcementBar: null });
  const paths = config.versions.map(({ name, path }) => `${name} ${path}`);
  expect(paths).toEqual(['current /manual/next', '1.0 /manual']);
});

it('NAV-02 keeps sidebars and links to other hosts of its navbar, and leads to its versions', () => {
  expect(toSiteConfig(site).navbar?.items).toEqual([
    { type: 'docSidebar', sidebarId: 'main', label: 'Manual', position: 'left' },
    { type: 'link', label: 'Source', href: 'https://git.example', position: 'right' },
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'search', position: 'right' },
  ]);
});

it('NAV-02 keeps docs of its navbar, leads to the docs where nothing does, and leaves out other docs', () => {
  const barOf = (...items: Record<string, unknown>[]) =>
    toSiteConfig({ ...site, config: { ...site.config, navbar: { items } } }).navbar?.items.slice(0, -2);
  const intro = { type: 'doc', docId: 'intro', position: 'right' };
  expect(barOf(intro)).toEqual([intro]);
  const home = { type: 'link', label: 'Docs', to: '/manual/', position: 'left' };
  expect(barOf({ type: 'docSidebar', sidebarId: 'x', docsPluginId: 'api', label: 'API' })).toEqual([home]);
  expect(barOf({ type: 'docSidebar', label: 'No id' }, { type: 'search' })).toEqual([home]);
});

it.each([
  ['throw', 'error'],
  ['warn', 'warning'],
  ['log', 'warning'],
  ['ignore', 'off'],
  [undefined, 'error'],
])('BLD-01 onBrokenLinks %s counts as %s', (onBrokenLinks, level) => {
  const { onBrokenLinks: _own, ...config } = site.config;
  const changed = { ...site, config: { ...config, ...(onBrokenLinks !== undefined && { onBrokenLinks }) } };
  expect(toSiteConfig(changed).checks?.brokenLinks).toBe(level);
});

it('BLD-10 a sidebar file is told what of it is no item, and keeps the rest; one that exports no object, too', () => {
  const a = ['x', 7, { type: 'doc' }, { type: 'wiki', id: 'y' }];
  const { sidebars, faults } = parseSidebars({ a, b: 'none' });
  expect(sidebars).toEqual({ a: [{ type: 'doc', id: 'x' }], b: [] });
  expect(faults).toHaveLength(4);
  expect(parseSidebars(['x']).faults).toHaveLength(1);
});
