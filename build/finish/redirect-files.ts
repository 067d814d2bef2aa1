import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirect } from '@/lib/docs/redirects';
import { withBasePath } from '@/lib/routing/base-path';
import { splitHref } from '@/lib/routing/split-href';
import { escapeHtml } from '@/lib/text/escape-html';
import type { SiteConfig } from '@/lib/site/schema';

type RedirectSite = Pick<SiteConfig, 'url' | 'baseUrl'>;

type Rule = Pick<Redirect, 'from' | 'to'>;

/** Formats a value as a string literal for an inline script. */
const toScript = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns a page that redirects on hosts without redirect rules, even without JavaScript. */
export function formatRedirectPage({ to }: Pick<Rule, 'to'>, { url, baseUrl }: RedirectSite): string {
  const target = withBasePath(to, baseUrl);
  const { hash } = splitHref(target);
  const bare = hash === '' ? target : target.slice(0, -hash.length);
  const shown = escapeHtml(target);
  const script = `location.replace(${toScript(bare)} + location.search + (location.hash || ${toScript(hash)}))`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    `<title>This page has moved</title><link rel="canonical" href="${escapeHtml(new URL(target, url).href)}"/>`,
    `<script>${script}</script><meta http-equiv="refresh" content="0; url=${shown}"/>`,
    '<meta name="viewport" content="width=device-width"/></head>',
    `<body><p>This page has moved to <a href="${shown}">${shown}</a>.</p></body></html>\n`,
  ].join('');
}

/**
 * Writes a page for each former address into the export, before `finishExport` runs. It redirects on every host; hosts
 * with redirect rules get those of `tools/hosting`. @see acceptance RT-16, RT-24
 * @throws Error if the export contains a page at a former address
 */
export async function writeRedirectPages(rules: readonly Rule[], site: RedirectSite, outDir: string) {
  for (const rule of rules) {
    const file = join(outDir, `${decodeURI(rule.from)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, formatRedirectPage(rule, site), { flag: 'wx' });
  }
}
