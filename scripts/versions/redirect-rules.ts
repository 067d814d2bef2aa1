import type { SiteConfig } from '@/lib/site/schema';

/** A version that this site used to serve, with its former path and its new address. */
export interface RetiredVersion {
  /** Former path on this site, such as `/3.9`. */
  path: string;
  /** New address, without a trailing slash. */
  href: string;
}

/** Files with redirect rules for web hosts. */
export const redirectRuleFiles = ['deploy/nginx.conf', 'deploy/_redirects'] as const;

const begin = '# Retired versions: written by "npm run version:retire".';
const end = '# End of retired versions.';

/** Returns the archived versions that this site used to serve: those with a path. */
export function getRetiredVersions(archived: SiteConfig['archivedVersions']): RetiredVersion[] {
  return archived.flatMap(({ path, href }) =>
    path === undefined ? [] : [{ path, href: href.replace(/\/$/, '') }],
  );
}

/** Returns nginx rules that redirect all forms of an address, such as `/faq/` and `/faq.html`, to one address. */
function getNginxRules({ path, href }: RetiredVersion): string[] {
  const prefix = path.replaceAll('.', '\\.');
  return [
    `rewrite ^${prefix}(?:/|\\.html|/index\\.html)?$ ${href}/ permanent;`,
    `rewrite ^${prefix}/(.+?)(?:\\.html|/index\\.html)?$ ${href}/$1 permanent;`,
  ];
}

/** Returns redirect rules in the format that Netlify and Cloudflare Pages share. */
function getRedirects({ path, href }: RetiredVersion): string[] {
  return [`${path} ${href}/ 301`, `${path}/* ${href}/:splat 301`];
}

const rulesOf: Record<(typeof redirectRuleFiles)[number], (version: RetiredVersion) => string[]> = {
  'deploy/nginx.conf': getNginxRules,
  'deploy/_redirects': getRedirects,
};

/**
 * Replaces the redirect rules of retired versions, which are between two marker comments in a file.
 * @throws Error when a marker is missing
 */
export function writeRedirectRules(
  file: (typeof redirectRuleFiles)[number],
  text: string,
  retired: readonly RetiredVersion[],
): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() === begin);
  const last = lines.findIndex((line) => line.trim() === end);
  if (first === -1 || last < first)
    throw new Error(`${file} lacks a marker. Restore these lines: ${begin} … ${end}`);
  const indent = /^\s*/.exec(lines[first] ?? '')?.[0] ?? '';
  const rules = retired.flatMap(rulesOf[file]).map((line) => indent + line);
  return [...lines.slice(0, first + 1), ...rules, ...lines.slice(last)].join('\n');
}
