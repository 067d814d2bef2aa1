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
  controls: {
    menu: { press: '.navbar-toggle', shows: '.mobile-sidebar a' },
    'color mode': { press: '.navbar [aria-label^="Switch between dark and light mode"]' },
    versions: { press: '.dropdown-trigger', shows: '.dropdown-menu a' },
    category: { press: '.menu-caret', shows: 'nav[aria-label="Docs sidebar"] a' },
    contents: { press: '.theme-doc-toc-desktop > .toc-list > li:nth-child(6) > a' },
    tab: { press: '[role=tab][aria-selected=false]' },
    copy: { press: 'button[aria-label="Copy code to clipboard"]' },
  },
  packages: null,
  write: () => Promise.resolve(new Map()),
});
