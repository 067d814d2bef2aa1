import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '@/tests/support/use-folder';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { loadDocusaurusSite } from '@/tools/docusaurus/load-site';

const { at, write } = useFolder();

/** The faults of a rule in a site with one page, `intro`, and this file. */
function findFaults(name: string, text: string, wanted = 'sidebar-file') {
  write(name, text);
  const { model } = importDocusaurusSite(at());
  return model.problems
    .filter(({ rule }) => rule === wanted)
    .map(({ file, severity, message }) => ({ file: file.split('/').at(-1), severity, message }));
}

beforeEach(() => {
  write('docs/intro.md', '# Hello\n\nA page.\n');
  write(
    'docusaurus.config.js',
    "module.exports = { title: 'T', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n",
  );
});

it('BLD-10 a right sidebar file has no fault', () => {
  expect(findFaults('sidebars.js', "module.exports = { main: ['intro'] };\n")).toEqual([]);
});

it.each([
  ['a doc that is not there', "{ main: ['intro', 'gone'] }", /gone/],
  ['an item of a kind that nobody knows', "{ main: [{ type: 'docs', id: 'intro' }] }", /docs/],
  ['a sidebar file that cannot be read', '{', /^The sidebars cannot be read: /],
])('BLD-10 %s is told with its file', (_what, sidebars, message) => {
  expect(findFaults('sidebars.js', `module.exports = ${sidebars};\n`)).toEqual([
    { file: 'sidebars.js', severity: 'error', message: expect.stringMatching(message) },
  ]);
});

it('BLD-09 a configuration that cannot be read is told with its file, and the pages are still read', () => {
  const [fault] = findFaults('docusaurus.config.js', 'module.exports = {;\n', 'docusaurus-config');
  expect(fault).toMatchObject({ file: 'docusaurus.config.js' });
  expect(importDocusaurusSite(at()).model.versions[0]?.docs.map(({ id }) => id)).toEqual(['intro']);
});

it('VER-01 a list of versions that is none is told with its file', () => {
  expect(findFaults('versions.json', '{ "a": 1 }', 'docusaurus-layout')).toEqual([
    { file: 'versions.json', severity: 'error', message: 'This is not a list of version names.' },
  ]);
});

const readSidebars = () => loadDocusaurusSite(at()).versions[0]?.sidebars;

it('SB-02 a configuration that names sidebars.js means sidebars.ts where only that is there', () => {
  const sidebars = `const sidebars: Record<string, string[]> = { typed: ['intro'] };\nexport default sidebars;`;
  write('sidebars.ts', sidebars);
  expect(Object.keys(readSidebars() ?? {})).toEqual(['typed']);
  write('sidebars.js', `module.exports = { plain: ['intro'] };`);
  expect(Object.keys(readSidebars() ?? {})).toEqual(['plain']);
});

it('SB-02 no sidebar file at all means a sidebar made of the folders', () => {
  expect(readSidebars()).toBeNull();
});
