import { expect, it } from 'vitest';
import { buildSidebarModules } from '@/lib/docs/sidebar-modules';
import { makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const sources = ['faq/general.md', 'faq/index.md'];
const latest = makeVersion(sources);
const older = makeVersion(sources, [], olderConfig);

it('SB-01 SB-17 writes the sidebar of each version to a file of its own', () => {
  const { modules: files } = buildSidebarModules(makeModel([latest, older]));
  expect(Object.keys(files).toSorted()).toEqual([
    'load-sidebar.ts',
    'sidebar-3.9.json',
    'sidebar-current.json',
  ]);
  expect(JSON.parse(files['sidebar-current.json'] ?? '')).toMatchObject([{ label: 'index' }]);
  expect(files['sidebar-current.json']).toContain('"/faq/general"');
  expect(files['sidebar-3.9.json']).toContain('"/3.9/faq/general"');
});

it('SB-17 loads the file of a version in the narrow layout', () => {
  const { 'load-sidebar.ts': loader = '' } = buildSidebarModules(makeModel([latest, older])).modules;
  const loaders = [...loader.matchAll(/"(.+)": .*import\('(.+)'\)/g)];
  expect(loaders.map(([, version, file]) => [version, file])).toEqual([
    ['current', './sidebar-current.json'],
    ['3.9', './sidebar-3.9.json'],
  ]);
});

it.each([
  [198, 0],
  [199, 1],
])('SB-17 with %i pages in a folder, %i categories have a file of their own', (count, expected) => {
  const pages = Array.from({ length: count }, (_, index) => `folder/page-${index}.md`);
  const { modules, entries } = buildSidebarModules(makeModel([makeVersion(['index.md', ...pages])]));
  expect(Object.keys(entries).length).toBe(expected);
  expect(modules['sidebar-current.json']?.includes('/folder/page-150')).toBe(expected === 0);
  expect(JSON.stringify(entries).includes('/folder/page-150')).toBe(expected === 1);
});
