import { expect, it } from 'vitest';
import { findSidebar, type VersionSidebars } from '@/lib/docs/pick-sidebar';
import { buildSidebarModules } from '@/lib/docs/sidebar-modules';
import type { SiteModel } from '@/lib/docs/types';
import { makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const sources = ['faq/general.md', 'faq/index.md'];
const latest = makeVersion(sources);
const older = makeVersion(sources, [], olderConfig);
const readLabels = (files: Record<string, string>, folder: string) =>
  (JSON.parse(files[`sidebar-${folder}.json`] ?? '') as { label: string }[]).map(({ label }) => label);
const getLoaders = (model: SiteModel, folders: string[]) =>
  [
    ...(buildSidebarModules(model, folders).modules['load-sidebar.ts'] ?? '').matchAll(
      /"(.+)": .*import\('(.+)'\)/g,
    ),
  ].map(([, version, module]) => [version, module]);

it('SB-01 SB-17 each folder of routes has the sidebar of its version as data', () => {
  const { modules: files } = buildSidebarModules(makeModel([latest, older]), ['3.9']);
  expect(Object.keys(files).toSorted()).toEqual([
    'load-sidebar.ts',
    'sidebar-3.9.json',
    'sidebar-3.9.ts',
    'sidebar-current.json',
    'sidebar-current.ts',
  ]);
  expect(readLabels(files, 'current')).toEqual(['index']);
  expect(files['sidebar-3.9.json']).toContain('/3.9/faq/general');
  expect(files['sidebar-3.9.ts']).not.toContain('findSidebar');
});

it('VER-02 a version without a folder is served by the top one, and a folder without a version has no entries', () => {
  const { modules: files } = buildSidebarModules(makeModel([latest, { ...older, path: '/old' }]), ['3.9']);
  expect(readLabels(files, '3.9')).toEqual([]);
  expect(files['sidebar-current.ts']).toContain('findSidebar');
  expect(files['sidebar-current.json']).toContain('/3.9/faq/general');
});

it('SB-17 the narrow layout loads the module of the folder that serves a version', () => {
  expect(getLoaders(makeModel([latest, older]), ['3.9'])).toEqual([
    ['current', './sidebar-current'],
    ['3.9', './sidebar-3.9'],
  ]);
  expect(getLoaders(makeModel([latest, older]), [])).toEqual([
    ['current', './sidebar-current'],
    ['3.9', './sidebar-current'],
  ]);
});

it.each([
  [198, 0],
  [199, 1],
])('SB-17 with %i pages in a folder, %i categories have a file of their own', (count, expected) => {
  const pages = Array.from({ length: count }, (_, index) => `folder/page-${index}.md`);
  const { modules, entries } = buildSidebarModules(makeModel([makeVersion(['index.md', ...pages])]), []);
  expect(Object.keys(entries).length).toBe(expected);
  expect(modules['sidebar-current.json']?.includes('/folder/page-150')).toBe(expected === 0);
  expect(JSON.stringify(entries).includes('/folder/page-150')).toBe(expected === 1);
});

it('SB-01 with several sidebars, the one of a page is found without the entries in files', () => {
  const pages = Array.from({ length: 250 }, (_, index) => `folder/page-${index}.md`);
  const versions = [makeVersion(pages), makeVersion(pages, [], olderConfig)];
  const { modules, entries } = buildSidebarModules(makeModel(versions), []);
  const data = JSON.parse(modules['sidebar-current.json'] ?? '') as VersionSidebars[];
  expect(Object.keys(entries).length).toBe(2);
  expect(findSidebar(data, '/3.9/folder/page-7')[0]).toMatchObject({ folder: '/3.9/folder' });
});
