import { beforeEach, expect, it } from 'vitest';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import { compileBody } from '@/lib/mdx/compile';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { useFolder } from '@/tests/support/use-folder';
import { toSiteConfig } from '@/tools/docusaurus/to-site-config';

const { at, write: add } = useFolder();

beforeEach(() => add('docs/intro.md', '# Hello\n\n![A drawing](/b.png)\n'));

/** The site with these lines in its configuration, and in the options of its docs. */
function read(lines: string, docs = '') {
  add(
    'docusaurus.config.js',
    `module.exports = {\n  title: 'T',\n${lines}\n  baseUrl: '/',\n  presets: [['classic', {\n    docs: {\n${docs}\n    },\n  }]],\n};\n`,
  );
  return importDocusaurusSite(at());
}

const told = (lines: string, docs?: string) =>
  read(lines, docs)
    .model.problems.filter(({ rule }) => rule === 'docusaurus-config')
    .map(({ file, line, message, severity, hint }) => {
      expect([severity, file.split('/').at(-1)]).toEqual(['warning', 'docusaurus.config.js']);
      expect(hint).not.toBe('');
      return `${line} ${message}`;
    });

it.each([
  [`  markdown: {\n    format: 'detect',\n  },`, '4 "markdown.format" is "detect"'],
  ['  markdown: {\n    preprocessor: ({ fileContent }) => fileContent,\n  },', '4 "markdown.preprocessor"'],
  ['  markdown: {\n    anchors: { maintainCase: true },\n  },', '4 "markdown.anchors.maintainCase"'],
  ['  themeConfig: {\n    announcementBar: { content: "x" },\n  },', '4 "themeConfig.announcementBar"'],
  ['  themeConfig: {\n    footer: { links: [] },\n  },', '4 "themeConfig.footer"'],
  [`  i18n: { defaultLocale: 'en',\n    locales: ['en', 'de'] },`, '4 Only the docs of the default locale'],
  [`  plugins: ['my-plugin'],`, '3 The plugin "my-plugin" is not run'],
  [`  plugins: [['@docusaurus/plugin-client-redirects', {}]],`, '3 Redirects of this plugin are not'],
  [`  plugins: [['@docusaurus/plugin-content-docs', { id: 'api' }]],`, '3 Only one docs plugin is imported'],
])('BLD-11 RT-23 %s is told once, at its line', (lines, message) => {
  expect(told(lines)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ["      remarkPlugins: [require('remark-x')],", '7 "remarkPlugins" of the docs are not run'],
  ["      rehypePlugins: [[require('rehype-x'), {}]],", '7 "rehypePlugins" of the docs are not run'],
  ['      sidebarItemsGenerator: async () => [],', '7 "sidebarItemsGenerator" of the docs is ignored'],
  ["      admonitions: { keywords: ['secret'] },", '7 "admonitions.keywords"'],
])('BLD-11 RT-23 %s of the docs is told once, at its line', (docs, message) => {
  expect(told('', docs)).toEqual([expect.stringContaining(message)]);
});

it('BLD-11 plugins of formulas are no loss where formulas are drawn', () => {
  add('package.json', '{ "dependencies": { "remark-math": "6", "rehype-katex": "7" } }');
  const docs = "      remarkPlugins: [require('remark-math')], rehypePlugins: [require('rehype-katex')],";
  expect(told('', docs)).toEqual([]);
});

it('RT-23 blog, pages and styles are told where the site has them, and nothing of a plain site', () => {
  expect(told('')).toEqual([]);
  add('blog/2025-01-01-first.md', '# First\n');
  add('src/pages/index.js', 'export default () => null;\n');
  expect(told('').map((text) => text.replace(/^\d+ /, ''))).toEqual([
    'Blog posts are not built, because only the docs of the site are imported.',
    'Pages in src/pages are not built, because only the docs of the site are imported.',
  ]);
  const [css] = told(
    '',
    "    },\n    blog: false,\n    pages: false,\n    theme: {\n      customCss: './x.css',",
  );
  expect(css).toBe('11 "customCss" is ignored: pages have the styles of this project.');
});

const idsOf = (docs: string) => read('', docs).model.versions[0]?.docs.map(({ id }) => id);

it('RT-23 exclude and include say which files are pages', () => {
  add('docs/more/draft.wip.md', '# Draft\n');
  add('docs/more/page.mdx', '# Page\n');
  expect(idsOf('')).toEqual(['intro', 'more/draft.wip', 'more/page']);
  expect(idsOf("      exclude: ['**/*.wip.{md,mdx}'],")).toEqual(['intro', 'more/page']);
  expect(idsOf("      exclude: ['more/**'],")).toEqual(['intro']);
  expect(idsOf("      include: ['**/*.mdx'],")).toEqual(['more/page']);
});

it('BLD-09 of several folders of static files, the first that has a file gives it', async () => {
  for (const name of ['one/a.png', 'two/a.png', 'two/b.png']) add(name, 'x');
  const { site, model } = read("  staticDirectories: ['one', 'none', 'two'],");
  expect(site.staticDirs).toEqual([at('one'), at('two')]);
  const [doc] = model.versions[0]?.docs ?? [];
  if (!doc) throw new Error('The site has no page.');
  const body = '![a](/a.png)\n\n![b](/b.png)\n\n![c](/c.png)\n';
  const { images } = await compileBody(body, [], doc.extension);
  const files = images.map(({ href }) => resolveImageFile(doc, href)?.split('/').slice(-2).join('/'));
  expect(files).toEqual(['one/a.png', 'two/b.png', 'one/c.png']);
});

it('VER-14 its choice for remembered versions holds, and ours without it', () => {
  const lines = "  themeConfig: { docs: { versionPersistence: 'none' } },";
  expect(toSiteConfig(read(lines).site).docs?.versionPersistence).toBe('none');
  expect(toSiteConfig(read('').site).docs?.versionPersistence).toBe('localStorage');
});

it('VER-01 without versioning, only the docs that are no version yet are served', () => {
  add('versions.json', '["1.0"]\n');
  add('versioned_docs/version-1.0/intro.md', '# Old\n');
  const names = (docs: string) => read('', docs).model.versions.map(({ name }) => name);
  expect(names('')).toEqual(['current', '1.0']);
  expect(names('      disableVersioning: true,')).toEqual(['current']);
});
