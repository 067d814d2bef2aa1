import { buildSync, transformSync } from 'esbuild';
import { ThemeProvider } from 'next-themes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InlineSettings, StartSettings } from '@/lib/browser/inline/settings';
import { storageKeys } from '@/lib/site/constants';
import type { SiteConfig } from '@/lib/site/schema';
import { getThemeProps } from '@/lib/site/theme-props';

/**
 * Bundles a module and what it imports into one classic script for the oldest supported browsers.
 * @param settings value that replaces the name `settings` in the module, if it has one
 * @throws Error if the module cannot be bundled
 */
export function bundleBrowserScript(file: string, settings?: unknown): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2020',
    charset: 'utf8',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.DOCS_BASE_PATH': '""',
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
    },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Returns the values that inline scripts need. `scriptOrigins` are other hosts from which services load scripts. */
export function getInlineSettings(
  { announcementBar, colorMode }: Pick<SiteConfig, 'announcementBar' | 'colorMode'>,
  scriptOrigins: readonly string[] = [],
): InlineSettings {
  const { announcementDismissed, announcementId, colorMode: mode, searchKeys } = storageKeys;
  return {
    respectSystem: colorMode.respectSystem,
    announcementId: announcementBar?.id ?? null,
    keys: { announcementDismissed, announcementId, colorMode: mode, searchKeys },
    scriptOrigins,
  };
}

/**
 * Returns the script of next-themes that applies the color mode. next-themes renders it into the body, where browsers
 * may already have painted a frame, so the build moves it to the head. @see acceptance CM-02
 * @throws Error if next-themes renders no script
 */
export function getColorModeScript({ colorMode }: Pick<SiteConfig, 'colorMode'>): string {
  const html = renderToStaticMarkup(createElement(ThemeProvider, getThemeProps(colorMode)));
  const code = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  if (!code)
    throw new Error(
      'next-themes renders no inline script. Compare build/browser-scripts.ts with its release notes.',
    );
  return transformSync(code, { minify: true, target: 'es2020', charset: 'utf8' }).code.trim();
}

/** Inline scripts of the site. No page has others, so that one policy covers all pages (decision 169). */
export interface InlineScripts {
  /** Script of every page. */
  page: string;
  /** Another script of the home page, before the first one. */
  home: string | undefined;
  /** Script of pages that only lead to another page. */
  redirect: string;
}

/** Returns the code of all inline scripts. @see acceptance ERR-14 */
export const buildInlineScripts = (
  site: Pick<SiteConfig, 'announcementBar' | 'baseUrl' | 'baseUrlIssueBanner' | 'colorMode'>,
  scriptOrigins: readonly string[] = [],
): InlineScripts => ({
  page: [
    bundleBrowserScript('lib/browser/inline/main.ts', getInlineSettings(site, scriptOrigins)),
    getColorModeScript(site),
  ].join('\n'),
  home: site.baseUrlIssueBanner ? bundleBrowserScript('lib/browser/inline/home.ts', site.baseUrl) : undefined,
  redirect: bundleBrowserScript('lib/browser/inline/redirect-page.ts'),
});

/** Returns the code of the inline script in development, where no start script attaches the controls in the text. */
export const buildDevScript = (site: Parameters<typeof buildInlineScripts>[0]): string =>
  [buildInlineScripts(site).page, bundleBrowserScript('lib/browser/controls/main.ts')].join('\n');

/** Returns the code of the script that starts the site. */
export const buildStartScript = (settings: StartSettings): string =>
  bundleBrowserScript('lib/browser/start/main.ts', settings);
