import { expect, it } from 'vitest';
import { resolveNavbarItem, resolveNavbarItems } from '@/lib/docs/navbar-items';
import { isNavItemActive } from '@/lib/routing/is-nav-item-active';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const introduction = { frontmatter: { id: 'Introduction', slug: '/', sidebar_position: 1 } };
const model = makeModel([
  makeVersion([
    makeDoc('README.md', introduction),
    makeDoc('faq/general.md', { frontmatter: { sidebar_label: 'General' } }),
    makeDoc('soon.md', { draft: true }),
    makeDoc('hidden.md', { unlisted: true }),
    'new.md',
  ]),
  makeVersion([makeDoc('README.md', introduction, olderConfig), 'faq/general.md', 'old.md'], [], olderConfig),
]);

const position = 'left';
const doc = (docId: string): NavbarItem => ({ type: 'doc', position, docId });
const sidebar = (sidebarId: string): NavbarItem => ({ type: 'docSidebar', position, sidebarId });
const resolve = (item: NavbarItem, versions = model.versions) => resolveNavbarItem(item, { versions });

function targetsOf(item: NavbarItem) {
  const resolved = resolve(item);
  return resolved && 'targets' in resolved ? resolved.targets : null;
}

it('VER-15 a navbar item for a doc leads to its page in each version, with the page’s label', () => {
  expect(targetsOf(doc('faq/general'))).toEqual({
    current: { to: '/faq/general', label: 'General', activeBaseRegex: '^/faq/general$' },
    '3.9': { to: '/3.9/faq/general', label: 'general', activeBaseRegex: '^/3\\.9/faq/general$' },
  });
  expect(Object.keys(targetsOf(doc('new')) ?? {})).toEqual(['current']);
});

it('NAV-05 a navbar item is marked active on its own doc, or for a sidebar on all docs', () => {
  const home = targetsOf(doc('Introduction'))?.['3.9'];
  const all = targetsOf(sidebar('tutorialSidebar'))?.current;
  const paths = ['/', '/faq/general', '/3.9/', '/3.9/faq', '/help', '/search', '/_not-found'];
  expect(paths.filter((path) => isNavItemActive(path, { ...home }))).toEqual(['/3.9/']);
  expect(paths.filter((path) => isNavItemActive(path, { ...all }))).toEqual(paths.slice(0, 4));
});

it('LKP-03 a navbar item for a sidebar leads to the first page of the sidebar in each version', () => {
  expect(targetsOf(sidebar('tutorialSidebar'))).toMatchObject({
    current: { to: '/', label: 'Introduction' },
    '3.9': { to: '/3.9/', label: 'Introduction' },
  });
});

it('LKP-01 VER-15 a navbar item throws for a doc that the latest version does not have', () => {
  expect(() => resolve(doc('old'))).toThrow('There is no doc with id "old" in version(s) "current".');
});

it('LKP-02 navbar items of drafts and unlisted pages are left out', () => {
  expect(resolve(doc('soon'))).toBeNull();
  expect(resolve(doc('hidden'))).toBeNull();
});

it('LKP-04 a navbar item for docs throws an error with its cause if there are no data of its docs plugin', () => {
  const versionMenu: NavbarItem = { type: 'docsVersionDropdown', position };
  const message: unknown = expect.stringContaining('the docs plugin does not seem to be enabled');
  const cause: unknown = expect.objectContaining({
    message: expect.stringContaining('docusaurus-plugin-content-docs'),
  });
  for (const item of [doc('Introduction'), sidebar('tutorialSidebar'), versionMenu])
    expect(() => resolve(item, [])).toThrow(expect.objectContaining({ message, cause }));
  const ofOtherPlugin = { ...sidebar('tutorialSidebar'), docsPluginId: 'api' } as NavbarItem;
  expect(() => resolve(ofOtherPlugin)).toThrow('the docs plugin');
});

it('LKP-05 a navbar item for a sidebar without links throws an error that names the sidebar', () => {
  const bare = model.versions.map((version) => ({ ...version, sidebar: [] }));
  expect(() => resolve(sidebar('tutorialSidebar'), bare)).toThrow('"tutorialSidebar"');
});

it('NAV-02 other navbar items, such as the search, stay as configured', () => {
  const item: NavbarItem = { type: 'search', position };
  expect(resolve(item)).toBe(item);
});

it('LKP-02 LKP-06 preparing the navbar leaves out items of drafts, and returns faulty items with their index', () => {
  const items = [doc('soon'), doc('nope'), doc('new')];
  const { items: drawn, faults } = resolveNavbarItems(items, model);
  expect(drawn.map((item) => 'docId' in item && item.docId)).toEqual(['new']);
  expect(faults.map(({ index, item }) => [index, item])).toEqual([[1, items[1]]]);
});
