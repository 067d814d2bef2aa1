import { expect, it } from 'vitest';
import { buildSidebarModules } from '@/lib/docs/sidebar-modules';
import { makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const sources = ['faq/general.md', 'faq/index.md'];
const latest = makeVersion(sources);
const older = makeVersion(sources, [], olderConfig);

it('SB-01 SB-17 the build writes the sidebar of each version to a file of its own', () => {
  const files = buildSidebarModules(makeModel([latest, older]));
  expect(Object.keys(files)).toEqual(['sidebar-current.json', 'sidebar-3.9.json']);
  expect(JSON.parse(files['sidebar-current.json'] ?? '')).toMatchObject([{ label: 'index' }]);
  expect(files['sidebar-current.json']).toContain('"/faq/general"');
  expect(files['sidebar-3.9.json']).toContain('"/3.9/faq/general"');
  expect(files['sidebar-3.9.json']).not.toContain('docId');
});

it('SB-17 the build writes even a sidebar of a thousand pages to one file', () => {
  const pages = Array.from({ length: 1_000 }, (_, index) => `folder/page-${index}.md`);
  const files = buildSidebarModules(makeModel([makeVersion(['index.md', ...pages])]));
  expect(Object.keys(files)).toEqual(['sidebar-current.json']);
  expect(files['sidebar-current.json']).toContain('/folder/page-999');
});
