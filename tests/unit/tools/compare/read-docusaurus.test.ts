import { rmSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '@/tests/support/use-folder';
import { createProjectConfig, type ComparedConfig } from '@/tools/docusaurus/compare/docusaurus/project';
import { readDocusaurusFacts } from '@/tools/docusaurus/compare/docusaurus/read-facts';

const { at, write } = useFolder();
const writeJson = (name: string, content: object) => write(name, JSON.stringify(content));

const data = '.docusaurus/docusaurus-plugin-content-docs/default';

const html = (trail: string, body: string) =>
  `<main><nav class="theme-doc-breadcrumbs"><ul><li><a aria-label="Home page" href="/garden/"></a></li>${trail}</ul></nav>${body}</main>`;

beforeEach(() => {
  writeJson(`${data}/site-docs-a.json`, {
    title: 'A',
    source: '@site/docs/beds/a.md',
    permalink: '/garden/beds/a',
    version: 'current',
    unlisted: false,
    sidebar: 'garden',
    next: { title: 'B', permalink: '/garden/1.0/b' },
  });
  writeJson(`${data}/site-versioned-b.json`, {
    title: 'B',
    source: '@site/versioned_docs/version-1.0/b.md',
    permalink: '/garden/1.0/b',
    version: '1.0',
    unlisted: true,
  });
  writeJson(`${data}/p/category.json`, {
    categoryGeneratedIndex: {
      title: 'All',
      permalink: '/garden/1.0/category/all',
      navigation: { previous: { title: 'B', permalink: '/garden/1.0/b' } },
    },
  });
  const link = (label: string, href: string) => ({ type: 'link', label, href });
  const items = [
    { ...link('Gone', '/garden/gone'), unlisted: true },
    { type: 'category', label: 'Beds', items: [link('A', '/garden/beds/a')] },
    link('Out', 'https://example.org'),
    { type: 'html', value: '<hr>' },
  ];
  writeJson(`${data}/p/version.json`, { version: { version: 'current', docsSidebars: { garden: items } } });
  write(
    '.docusaurus/routes.js',
    `{ path: '/garden/1.0/category/all',\n component: C('/garden/1.0/category/all', '5'),\n exact: true,\n sidebar: "garden" }`,
  );
  const versions = [
    { name: 'current', path: '/garden' },
    { name: '1.0', path: '/garden/1.0' },
  ];
  writeJson('.docusaurus/globalData.json', { 'docusaurus-plugin-content-docs': { default: { versions } } });
  write(
    'build/beds/a/index.html',
    html(
      '<li><a href="/garden/beds/"><span>Beds</span></a></li><li><span>A</span></li>',
      '<div class="theme-doc-markdown"><h1>A</h1><a href="/garden/1.0/b#x">B</a><a class="card" href="c"><h2 title="C">🗃 C</h2><p>About C</p></a></div>',
    ),
  );
  write('build/1.0/b.html', html('', '<div class="theme-doc-markdown"></div>'));
  write(
    'build/1.0/category/all/index.html',
    html('<li><span>All</span></li>', '<h1>All</h1><h2 id="x">A card</h2>'),
  );
});

const read = () => readDocusaurusFacts(at(), '/garden/', 'docs');

it('RT-23 DOC-03 DOC-14 reads a page with its surroundings, addresses below the base address', () => {
  expect(read().pages[0]).toEqual({
    route: '/beds/a',
    version: 'current',
    source: 'beds/a.md',
    title: 'A',
    text: {
      heading: 'A',
      headings: [],
      links: [
        { href: '/1.0/b#x', text: 'B' },
        { href: '/beds/c', text: 'C' },
      ],
    },
    shownSidebar: 'garden',
    previous: null,
    next: { label: 'B', href: '/1.0/b' },
    crumbs: [{ label: 'Beds', href: '/beds/' }, { label: 'A' }],
  });
});

it('RT-13 reads files of old versions and addresses without a closing slash', () => {
  expect(read().pages[1]).toMatchObject({
    route: '/1.0/b',
    version: '1.0',
    source: 'b.md',
    unlisted: true,
    shownSidebar: null,
  });
});

it('BLD-10 a page made for a category belongs to the version that its address lies in', () => {
  expect(read().pages[2]).toMatchObject({
    route: '/1.0/category/all',
    version: '1.0',
    source: '',
    shownSidebar: 'garden',
    text: { heading: 'All', headings: [], links: [] },
    previous: { label: 'B', href: '/1.0/b' },
    crumbs: [{ label: 'All' }],
  });
});

it('SB-02 reads sidebars without what they hide', () => {
  expect(read().sidebars).toEqual([
    {
      version: 'current',
      id: 'garden',
      items: [
        { label: 'Beds', items: [{ label: 'A', href: '/beds/a' }] },
        { label: 'Out', href: 'https://example.org' },
        { label: '<hr>' },
      ],
    },
  ]);
});

it('RT-12 says so when Docusaurus built no page for a doc', () => {
  rmSync(at('build/1.0/b.html'));
  expect(read).toThrow('Docusaurus has no page for /garden/1.0/b');
});

const config: ComparedConfig = {
  title: 'Garden',
  baseUrl: '/garden/',
  markdown: { mermaid: true },
  code: [],
  docs: { path: '../docs', sidebarPath: '/site/website/sidebars.ts', routeBasePath: '/', editUrl: 'x' },
};

it('the configuration that Docusaurus gets keeps what decides about docs, and nothing else', () => {
  const { presets, themes, baseUrl } = createProjectConfig('/site/website', config);
  const paths = { path: 'outside-docs', sidebarPath: './sidebars.ts', routeBasePath: '/' };
  const docs: unknown = expect.objectContaining(paths);
  expect({ presets, themes, baseUrl }).toEqual({
    baseUrl: '/garden/',
    themes: ['@docusaurus/theme-mermaid'],
    presets: [['classic', { docs, blog: false, pages: false, sitemap: false, theme: {} }]],
  });
  expect(JSON.stringify(presets)).not.toContain('editUrl');
});
