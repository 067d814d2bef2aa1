import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirect } from '@/lib/docs/redirects';
import { withBasePath } from '@/lib/routing/base-path';
import { escapeHtml } from '@/lib/text/escape-html';
import type { SiteConfig } from '@/lib/site/schema';
import { buildSitePolicy } from './csp';

interface RedirectPage {
  title: string;
  /** Text before the link to the target. */
  text: string;
  /** Address of the target with the base path. */
  target: string;
  /** URL of the page that search engines should list. */
  canonical: string;
}

/** True if a file of an export is a page that `formatRedirectPage` returned. */
export const isRedirectPage = (html: string): boolean => html.includes('<meta name="redirect"');

/**
 * Returns a page that leads to another one, even without JavaScript.
 * @param script code of the inline script of such pages
 */
export function formatRedirectPage({ title, text, target, canonical }: RedirectPage, script: string): string {
  const shown = escapeHtml(target);
  const inline = `<script>${script}</script>`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="${buildSitePolicy(inline)}"/>`,
    `<title>${title}</title><link rel="canonical" href="${escapeHtml(canonical)}"/>`,
    `<meta name="redirect" content="${shown}"/>${inline}`,
    `<noscript><meta http-equiv="refresh" content="0; url=${shown}"/></noscript>`,
    '<meta name="viewport" content="width=device-width"/></head>',
    `<body><p>${text} <a href="${shown}">${shown}</a>.</p></body></html>\n`,
  ].join('');
}

/**
 * Writes a page for each former address into the export, before `finishExport` runs. It redirects on every host; hosts
 * with redirect rules get those of `build/hosting`. @see acceptance RT-16, RT-24
 * @throws Error if the export contains a page at a former address
 */
export async function writeRedirectPages(
  rules: readonly Pick<Redirect, 'from' | 'to'>[],
  { url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>,
  { outDir, script }: { outDir: string; script: string },
) {
  for (const { from, to } of rules) {
    const target = withBasePath(to, baseUrl);
    const file = join(outDir, `${decodeURI(from)}.html`);
    const page = {
      title: 'This page has moved',
      text: 'This page has moved to',
      target,
      canonical: new URL(target, url).href,
    };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, formatRedirectPage(page, script), { flag: 'wx' });
  }
}
