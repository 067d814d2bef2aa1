import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types';
import { toPlainMarkdown, type MarkdownDialect } from './plain-markdown';
import { toSidebar } from './sidebar';
import type { Losses, Site } from './site';

const version = '2.0.22';

const dialect: MarkdownDialect = {
  admonitions: { caution: 'warning' },
  openAdmonition: (name, title) => `:::${name}${title === '' ? '' : `{title=${JSON.stringify(title)}}`}`,
  headingIds: false,
  imagePath: (file) => `/screenshots/${file}`,
};

/** Describes an Rspress site with the pages of the latest version. */
export function describeRspress(model: SiteModel, dir: string): Site {
  const [latest] = model.versions;
  if (!latest) throw new Error('The site has no version.');
  return {
    name: 'rspress',
    label: `Rspress ${version}`,
    dir,
    out: join(dir, 'doc_build'),
    built: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'].map((name) => join(dir, name)),
    docPages: latest.docs.length,
    build: ['node', 'node_modules/@rspress/core/bin/rspress.js', 'build'],
    edited: join(dir, 'docs/faq/technical.md'),
    sidebarLink: '.rp-doc-layout__sidebar a',
    search: { button: '.rp-search-button', input: '.rp-search-panel__input', hit: '.rp-suggest-item' },
    controls: {
      menu: { press: '.rp-sidebar-menu__left', shows: '.rp-doc-layout__sidebar a' },
      'color mode': { press: '.rp-switch-appearance' },
      category: {
        press: '.rp-doc-layout__sidebar .rp-sidebar-group .rp-sidebar-item__right',
        shows: '.rp-doc-layout__sidebar a',
      },
      contents: { press: '.rp-toc-item:nth-child(6)' },
      copy: { press: '.rp-code-copy-button' },
    },
    packages: {
      name: 'rspress-with-the-same-pages',
      private: true,
      dependencies: { '@rspress/core': version },
      overrides: {},
    },
    async write() {
      const losses: Losses = new Map();
      await rm(join(dir, 'docs'), { recursive: true, force: true });
      for (const doc of latest.docs) {
        const path = doc.route.endsWith('/') ? `${doc.route}index` : doc.route;
        const file = join(dir, 'docs', `${path}.md`);
        const body = toPlainMarkdown(doc, latest, dialect, losses);
        await mkdir(dirname(file), { recursive: true });
        const frontmatter = JSON.stringify({ title: doc.title, description: doc.description });
        const heading = /^\s*# /.test(body) ? '' : `# ${doc.title}\n\n`;
        await writeFile(file, `---\n${frontmatter}\n---\n${heading}${body}`);
      }
      await cp('content/latest/screenshots', join(dir, 'docs/public/screenshots'), { recursive: true });
      const config = {
        root: 'docs',
        title: 'OHIF',
        route: { cleanUrls: true },
        markdown: { link: { checkDeadLinks: false } },
        themeConfig: { sidebar: { '/': toSidebar(latest.sidebar) } },
      };
      await writeFile(join(dir, 'rspress.config.mjs'), `export default ${JSON.stringify(config)};\n`);
      return losses;
    },
  };
}
