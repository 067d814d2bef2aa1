import { createHash } from 'node:crypto';
import { getHostedOrigins } from '@/lib/search/settings';
import { analyticsOrigin } from '@/lib/site/analytics';
import type { HostUse, SiteConfig } from '@/lib/site/schema';

/** Matches scripts that browsers run; the policy does not apply to data blocks. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi;

/** Additional origins that pages or a configured service need, e.g. hosted search or analytics. */
export type CspOrigins = Partial<Record<'connect' | HostUse, readonly string[]>>;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unescapeAttribute = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function hashesOf(html: string, pattern: RegExp, decode: (text: string) => string): string[] {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text).filter(Boolean);
  return [...new Set(texts.map((text) => sha256(decode(text))))];
}

/** Returns the directives that are equal on all pages. */
export const getCommonDirectives = (origins: CspOrigins) => [
  ["img-src 'self' data:", ...(origins.image ?? [])].join(' '),
  ["media-src 'self'", ...(origins.media ?? [])].join(' '),
  ["font-src 'self'", ...(origins.font ?? [])].join(' '),
  ["connect-src 'self'", ...(origins.connect ?? [])].join(' '),
  "manifest-src 'self'",
  ["frame-src 'self'", ...(origins.frame ?? [])].join(' '),
  ["object-src 'self'", ...(origins.object ?? [])].join(' '),
  "base-uri 'none'",
  ["form-action 'self'", ...(origins.form ?? [])].join(' '),
];

const buildScriptDirective = (hashes: readonly string[], { script = [] }: CspOrigins) =>
  ["script-src 'self'", ...hashes, ...script].join(' ');

/** Returns the directive that allows scripts of the site, of configured services, and these inline scripts. */
export const getScriptDirective = (codes: readonly string[], origins: CspOrigins): string =>
  buildScriptDirective(codes.map(sha256), origins);

/**
 * Returns the Content Security Policy of an exported page: it allows files of the site, and the inline scripts and
 * `style` attributes of this page by their hashes, so that `unsafe-inline` is never needed.
 */
export function buildContentSecurityPolicy(html: string, origins: CspOrigins = {}): string {
  const scripts = hashesOf(html, INLINE_SCRIPT, (text) => text);
  const styles = hashesOf(html.replace(INLINE_SCRIPT, ''), STYLE_ATTRIBUTE, unescapeAttribute);
  const styleSource = styles.length > 0 ? ["'self'", "'unsafe-hashes'", ...styles] : ["'self'"];
  return [
    "default-src 'none'",
    buildScriptDirective(scripts, origins),
    ['style-src', ...styleSource, ...(origins.style ?? [])].join(' '),
    ...getCommonDirectives(origins),
  ].join('; ');
}

/** Directives that make browsers refuse other texts. `site` is the policy in `lib/browser/trusted-html.ts`. */
const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types default site'];

/** Returns the policy of a page that defines the default policy of Trusted Types, which it also requires. */
export const buildSitePolicy = (html: string, origins?: CspOrigins): string =>
  [buildContentSecurityPolicy(html, origins), ...trustedTypesDirectives].join('; ');

/** Hosts to which Google's tag sends measurements. Those of advertising features stay blocked. */
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const fallbackCollector = 'https://www.google.com/g/collect';

/** Returns the origins that pages and configured services need. @see acceptance AN-06, SM-31 */
export function getCspOrigins({
  analytics,
  search,
  allowedHosts,
}: Pick<SiteConfig, 'analytics' | 'search' | 'allowedHosts'>): CspOrigins {
  const connect = search.hosted === null ? [] : getHostedOrigins(search.hosted, 'search');
  if (analytics.id === null) return { ...allowedHosts, connect };
  return {
    ...allowedHosts,
    script: [analyticsOrigin, ...(allowedHosts.script ?? [])],
    connect: [...connect, analyticsOrigin, ...collectors, fallbackCollector],
    image: [analyticsOrigin, 'https://*.google-analytics.com', ...(allowedHosts.image ?? [])],
  };
}
