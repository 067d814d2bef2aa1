import { expect, it } from 'vitest';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import type { SidebarNode } from '@/lib/docs/types';

const dir = 'tests/fixtures/docusaurus/site';
const { site, model } = importDocusaurusSite(dir);
const [next, old] = model.versions;
const outline = (nodes: readonly SidebarNode[]): unknown[] =>
  nodes.map((node) =>
    node.type === 'category' ? { [node.label]: outline(node.items), at: node.href } : [node.label, node.href],
  );

it('RT-23 VER-01 versions.json decides which version has the address of the docs, and drafts are no pages', () => {
  expect(model.versions).toMatchObject([
    { name: 'current', label: 'Next tide', path: '/manual/next', isLast: false, banner: 'unreleased' },
    { name: '1.0', label: '1.0', path: '/manual', isLast: true, banner: 'none' },
  ]);
  expect(old?.docs).toMatchObject([{ route: '/manual/intro', title: 'Casting off, long ago' }]);
  expect(next?.draftIds).toEqual(['draft']);
});

it('BLD-10 a sidebar file in TypeScript gives categories, generated pages, links, html and short forms', () => {
  expect(outline(next?.sidebars['main'] ?? [])).toEqual([
    ['Casting off', '/manual/next/'],
    { Guides: [['The knots', '/manual/next/guides/knots']], at: '/manual/next/category/guides' },
    {
      Guides: [
        ['Winds', '/manual/next/basics/winds'],
        ['Ropes', '/manual/next/basics/ropes'],
      ],
      at: '/manual/next/all',
    },
    { Words: [['words', '/manual/next/words']], at: undefined },
    { 'Further & deeper': [], at: undefined },
    ['Weather', 'https://weather.example'],
  ]);
  expect(next?.categoryPages.map(({ route, title }) => [route, title])).toEqual([
    ['/manual/next/category/guides', 'Guides'],
    ['/manual/next/all', 'All guides'],
  ]);
});

it('BLD-09 what only Docusaurus knows is a warning with its line, never an error', () => {
  const found = model.problems.map(({ file, line, rule, severity }) => `${severity} ${file}:${line} ${rule}`);
  expect(found).toEqual([
    `warning ${dir}/docs/01-basics/_category_.json:2 unknown-category-key`,
    `warning ${dir}/docs/words.md:1 empty-file`,
    `warning ${dir}/docs/intro.md:3 unknown-frontmatter-key`,
  ]);
});

it('DOC-16 an edit address that is a function is read as its beginning', () => {
  expect(site.config).toMatchObject({ title: 'Sailing', onBrokenLinks: 'throw' });
  expect(site.config.docs.editUrl).toBe('https://git.example/edit/docs/');
});

it('RT-23 a docs folder alone is one version, with the site around it', () => {
  const alone = importDocusaurusSite(`${dir}/docs`);
  expect(alone.site.siteDir).toBe(site.siteDir);
  expect(alone.model.versions.map(({ name, path }) => [name, path])).toEqual([['current', '/manual']]);
  const frozen = importDocusaurusSite(`${dir}/versioned_docs/version-1.0`, { routeBasePath: '/' });
  expect(frozen.model.versions[0]?.docs.map(({ route }) => route)).toEqual(['/intro']);
});

it('RT-23 a folder that is not there is told by its path', () => {
  expect(() => importDocusaurusSite('tests/fixtures/docusaurus/none')).toThrow(/none/);
});
