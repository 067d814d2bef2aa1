import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleBrowserScript, getColorModeScript, getInlineSettings } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';

const browserFile = (name: string) => resolve('tools/offline/browser', name);

/** Modules of the site that need a server or Next.js, and what replaces them in a copy. */
const replacements: Readonly<Record<string, string>> = {
  'components/link/site-base.ts': browserFile('site-base.ts'),
  'components/shell/site-versions.ts': resolve('components/shell/site-versions-browser.ts'),
  'lib/search/fetch-file.ts': browserFile('fetch-search-file.ts'),
  'lib/search/read-settings.ts': browserFile('read-settings.ts'),
  'lib/search/worker-engine.ts': browserFile('worker-engine.ts'),
};

const replaceModules: Plugin = {
  name: 'replace-modules',
  setup({ onLoad }) {
    const byFile = new Map(Object.entries(replacements).map(([file, other]) => [resolve(file), other]));
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const other = byFile.get(path);
      return other === undefined
        ? undefined
        : { contents: `export * from ${JSON.stringify(other)};`, resolveDir: resolve('.') };
    });
  },
};

/** The script and the style sheet that all pages of a copy share. */
export interface OfflineScript {
  /** Script in each page that runs before the first paint. */
  headScript: string;
  script: string;
  /** Styles of parts that the site loads on demand, such as the search dialog. */
  styles: string;
}

/**
 * Bundles `browser/main.tsx` with the components of the site into one classic script, because browsers load no modules
 * from `file://`.
 * @throws Error if a module cannot be bundled
 */
export async function buildOfflineScript(): Promise<OfflineScript> {
  const { outputFiles } = await build({
    entryPoints: [browserFile('main.tsx')],
    outdir: resolve('out'),
    write: false,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    logLevel: 'warning',
    alias: { 'next/navigation': browserFile('next-navigation.ts') },
    inject: [browserFile('fetch.ts')],
    plugins: [replaceModules],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.DOCS_BASE_PATH': '""',
      'process.env.DOCS_HOSTED_SEARCH': '""',
    },
  });
  const read = (type: string) => outputFiles.find(({ path }) => path.endsWith(type))?.text ?? '';
  return {
    headScript: [
      bundleBrowserScript(browserFile('head.ts'), getInlineSettings(site)),
      getColorModeScript(site),
    ].join('\n'),
    script: read('.js'),
    styles: read('.css'),
  };
}
