import type { NextConfig } from 'next';
import { site } from './lib/site/config';
import { env } from './lib/site/env';
import { getPageExtensions } from './lib/site/page-extensions';

/** Modules that insert `<style>` elements into the page, which its Content Security Policy forbids. */
const styleInsertingModules = [
  '**/node_modules/sonner/dist/index.mjs',
  '**/node_modules/@radix-ui/react-scroll-area/dist/index.mjs',
  '**/node_modules/@radix-ui/react-select/dist/index.mjs',
];
const withoutStyleElements = { loaders: ['./build/without-style-elements.cjs'] };

const production = process.env.NODE_ENV === 'production';

/**
 * Production builds are static exports; the development server must also serve pages that are created while it runs.
 * Addresses of categories end with a slash, those of pages do not, and Next.js must not redirect between the two forms
 * (RT-23). `DOCS_ANALYTICS` and `DOCS_HOSTED_SEARCH` are build-time constants: if they are empty, the bundler removes
 * the code of analytics (AN-06) and hosted search (SM-31).
 */
const config: NextConfig = {
  // Without source maps, which no browser fetches, a build takes two CPU seconds less.
  ...(production
    ? {
        output: 'export',
        experimental: {
          turbopackSourceMaps: false,
          // Compiling without a file cache takes less time and memory (decision 173).
          turbopackFileSystemCacheForBuild: false,
          // One large file compresses better than several: every page loads 4 KB less (Brotli).
          turbopackChunking: {
            firstPageLoadPriority: 1,
            requestCost: 5_000_000,
            minChunkSize: 2_000_000,
            maxMergeChunkSize: 5_000_000,
          },
        },
      }
    : {}),
  distDir: production ? env.outDir : '.next',
  generateBuildId: () => process.env.DOCS_BUILD_ID ?? null,
  basePath: env.basePath,
  pageExtensions: [...getPageExtensions(site.debugPages), ...(production ? [] : ['dev.ts'])],
  env: {
    DOCS_BASE_PATH: env.basePath,
    DOCS_HOSTED_SEARCH: site.search.hosted === null ? '' : 'on',
    DOCS_ANALYTICS: production && site.analytics.id !== null ? 'on' : '',
  },
  // Not bundled, because they are used only while pages are rendered, and Node.js loads them faster.
  serverExternalPackages: ['culori', 'postcss', 'zod'],
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run types` checks all types, including those of tests.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    resolveAlias: {
      // In development, Next.js replaces the whole document for unknown addresses, and with it the list of versions.
      ...(production && {
        '@/components/shell/site-versions': { browser: './components/shell/site-versions-browser.ts' },
      }),
      'react-style-singleton': './lib/browser/style-singleton.ts',
    },
    rules: Object.fromEntries(styleInsertingModules.map((file) => [file, withoutStyleElements])),
  },
};

export default config;
