import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types';
import { toPlainMarkdown, type MarkdownDialect } from './plain-markdown';
import { toSidebar } from './sidebar';
import type { Losses, Site } from './site';

const version = '1.6.4';

const dialect: MarkdownDialect = {
  admonitions: { note: 'info', caution: 'warning' },
  openAdmonition: (name, title) => `::: ${name} ${title}`.trimEnd(),
  headingIds: true,
  imagePath: (file) => `/screenshots/${file}`,
};

/** Describes a VitePress site with the pages of the latest version. */
export function describeVitepress(model: SiteModel, dir: string): Site {
  const [latest] = model.versions;
  if (!latest) throw new Error('The site has no version.');
  return {
    name: 'vitepress',
    label: `VitePress ${version}`,
    dir,
    out: join(dir, '.vitepress/dist'),
    built: ['.vitepress/dist', '.vitepress/cache'].map((name) => join(dir, name)),
    docPages: latest.docs.length,
    build: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build'],
    edited: join(dir, 'faq/technical.md'),
    sidebarLink: '.VPSidebar a',
    search: {
      button: '.VPNavBarSearchButton, .DocSearch-Button',
      input: '.VPLocalSearchBox input',
      hit: '.VPLocalSearchBox .result',
    },
    controls: {
      menu: { press: '.VPLocalNav .menu', shows: '.VPSidebar a' },
      'color mode': { press: '.VPNavBarAppearance .VPSwitchAppearance' },
      category: { press: '.VPSidebarItem.collapsed .caret', shows: '.VPSidebar a' },
      contents: { press: '.VPDocAsideOutline li:nth-child(6) > a' },
      copy: { press: '.vp-doc button.copy' },
    },
    packages: {
      name: 'vitepress-with-the-same-pages',
      private: true,
      dependencies: { vitepress: version },
      overrides: {},
    },
    async write() {
      const losses: Losses = new Map();
      for (const doc of latest.docs) {
        const path = doc.route.endsWith('/') ? `${doc.route}index` : doc.route;
        const file = join(dir, `${path}.md`);
        const body = toPlainMarkdown(doc, latest, dialect, losses);
        await mkdir(dirname(file), { recursive: true });
        // Vue would read {{ }} as an expression.
        const escaped = body.replaceAll('{{', '{\u200B{');
        const frontmatter = JSON.stringify({ title: doc.title, description: doc.description });
        // VitePress does not show the title of the front matter.
        const heading = /^\s*# /.test(body) ? '' : `# ${doc.title} {#page-title}\n\n`;
        await writeFile(file, `---\n${frontmatter}\n---\n${heading}${escaped}`);
      }
      await rm(join(dir, 'public'), { recursive: true, force: true });
      await cp('content/latest/screenshots', join(dir, 'public/screenshots'), { recursive: true });
      await mkdir(join(dir, '.vitepress'), { recursive: true });
      const config = {
        // Otherwise Vite uses the PostCSS plugins of this site, whose configuration is in a parent folder.
        vite: { css: { postcss: {} } },
        title: 'OHIF',
        cleanUrls: true,
        ignoreDeadLinks: true,
        srcExclude: ['node_modules/**'],
        themeConfig: { search: { provider: 'local' }, sidebar: toSidebar(latest.sidebar), outline: [2, 3] },
      };
      await writeFile(join(dir, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
      return losses;
    },
  };
}
