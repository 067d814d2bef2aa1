import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirect } from '@/lib/docs/redirects';
import { withBasePath } from '@/lib/routing/base-path';
import { splitHref } from '@/lib/routing/split-href';
import { escapeHtml } from '@/lib/text/escape-html';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { SiteConfig } from '@/lib/site/schema';

type RedirectSite = Pick<SiteConfig, 'url' | 'baseUrl'>;

type Rule = Pick<Redirect, 'from' | 'to'>;

/** Formats a value as a string literal for an inline script. */
const toScript = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the text of `_redirects` for Netlify and Cloudflare Pages: each address with and without trailing slash. */
export function formatNetlifyRedirects(rules: readonly Rule[], { baseUrl }: RedirectSite): string {
  const lines = rules.flatMap(({ from, to }) =>
    ['', '/'].map((end) => `${withBasePath(from, baseUrl)}${end} ${withBasePath(to, baseUrl)} 301\n`),
  );
  return lines.join('');
}

/** Returns redirect rules for the `server` block of nginx, which keep the query of the request. */
export function formatNginxRedirects(rules: readonly Rule[], { baseUrl }: RedirectSite): string {
  const lines = rules.map(({ from, to }) => {
    const old = escapeRegex(withBasePath(from, baseUrl));
    return `location ~ "^${old}(?:/|\\.html|/index\\.html)?$" { return 301 "${toNginxTarget(withBasePath(to, baseUrl))}"; }\n`;
  });
  return lines.join('');
}

/** Adds the query of the request to a target that has none, before the hash. */
function toNginxTarget(target: string): string {
  const { path, query, hash } = splitHref(target);
  return `${path}${query === '' ? '$is_args$args' : query}${hash}`;
}

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
 * Writes the redirects for every kind of host: `_redirects` and one page per old address into the export, and rules for
 * nginx into `rulesDir`. Without redirects, nothing is written into the export.
 * @param outDir folder of the export, before `finishExport` runs
 * @param rulesDir folder for `redirects.nginx.conf`, which is not deployed
 * @see acceptance RT-16, RT-24
 */
export async function writeRedirects(
  rules: readonly Rule[],
  site: RedirectSite,
  { outDir, rulesDir }: { outDir: string; rulesDir: string },
): Promise<void> {
  await writeFile(join(rulesDir, 'redirects.nginx.conf'), formatNginxRedirects(rules, site));
  if (rules.length === 0) return;
  await writeFile(join(outDir, '_redirects'), formatNetlifyRedirects(rules, site));
  for (const rule of rules) {
    const file = join(outDir, `${decodeURI(rule.from)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, formatRedirectPage(rule, site), { flag: 'wx' });
  }
}
