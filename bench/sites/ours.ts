import { env } from '@/lib/site/env';
import type { SiteModel } from '@/lib/docs/types';
import type { Site } from './site';

/** Output and caches of builds. */
export const buildCaches = [
  '.next',
  'generated',
  ...['code', 'images', 'markdown', 'mdx', 'sbom', 'sections'].map((name) => `.cache/${name}`),
];

/** Returns this project. */
export const describeOurs = (model: SiteModel): Site => ({
  name: 'ours',
  label: 'this site',
  dir: '.',
  out: env.outDir,
  built: [env.outDir, ...buildCaches],
  docPages: model.versions.flatMap(({ docs }) => docs).length,
  build: ['npm', 'run', 'build'],
  edited: 'content/latest/faq/technical.md',
  sidebarLink: 'nav[aria-label="Docs sidebar"] a',
  search: {
    button: '.DocSearch-Button',
    input: '.DocSearch-Input',
    hit: '.DocSearch-Hit',
  },
  packages: null,
  write: () => Promise.resolve(new Map()),
});
