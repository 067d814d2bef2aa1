import { expect, it } from 'vitest';
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
    ...(buildSidebarModules(model, folders)['load-sidebar.ts'] ?? '').matchAll(/"(.+)": .*import\('(.+)'\)/g),
  ].map(([, version, module]) => [version, module]);

it('SB-01 SB-17 each folder of routes has the sidebar of its version as data', () => {
  const files = buildSidebarModules(makeModel([latest, older]), ['3.9']);
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
  const files = buildSidebarModules(makeModel([latest, { ...older, path: '/old' }]), ['3.9']);
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

it('SB-17 a sidebar of a thousand pages is one module too', () => {
  const pages = Array.from({ length: 1_000 }, (_, index) => `folder/page-${index}.md`);
  const files = buildSidebarModules(makeModel([makeVersion(['index.md', ...pages])]), []);
  expect(Object.keys(files)).toEqual(['load-sidebar.ts', 'sidebar-current.json', 'sidebar-current.ts']);
  expect(files['sidebar-current.json']).toContain('/folder/page-999');
});
