import type { NextConfig } from 'next';
import { site } from './lib/site/config';
import { env } from './lib/site/env';
import { getPageExtensions } from './lib/site/page-extensions';

/** Modules of packages that put `<style>` elements into the page, which its policy forbids. */
const styleMakers = [
  '**/node_modules/sonner/dist/index.mjs',
  '**/node_modules/@radix-ui/react-scroll-area/dist/index.mjs',
  '**/node_modules/@radix-ui/react-select/dist/index.mjs',
];
const withoutStyleElements = { loaders: ['./lib/build/without-style-elements.cjs'] };

const production = process.env.NODE_ENV === 'production';

/**
 * Static export; not in development, where a page that was just written must be served at once. Addresses keep the
 * trailing slash they are written with: category pages have one, others have none (RT-23). `DOCS_OUT_DIR` is where the
 * finished site goes. `DOCS_ANALYTICS` is a constant of the build, so that code behind it is left out when there is no
 * analytics, and in development (AN-06); likewise `DOCS_HOSTED_SEARCH` (SM-31).
 */
const config: NextConfig = {
  ...(production ? { output: 'export' } : {}),
  distDir: production ? env.outDir : '.next',
  basePath: env.basePath,
  pageExtensions: getPageExtensions(site.debugPages),
  env: {
    DOCS_SITE: process.env.DOCS_SITE ?? '',
    DOCS_BASE_PATH: env.basePath,
    DOCS_HOSTED_SEARCH: site.search.hosted === null ? '' : 'on',
    DOCS_ANALYTICS: production && site.analytics.id !== null ? 'on' : '',
  },
  // Used only when pages are rendered: Node.js loads them faster than the bundler does.
  serverExternalPackages: ['culori', 'postcss', 'zod'],
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run types` checks types, tests included.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    resolveAlias: {
      '@/components/docs/served-text': { browser: './components/docs/served-text-browser.ts' },
      '@/components/shell/site-versions': { browser: './components/shell/site-versions-browser.ts' },
      'react-style-singleton': './lib/browser/style-singleton.ts',
    },
    rules: Object.fromEntries(styleMakers.map((file) => [file, withoutStyleElements])),
  },
};

export default config;
