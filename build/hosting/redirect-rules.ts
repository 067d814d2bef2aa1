import { withBasePath } from '@/lib/routing/base-path';
import { splitHref } from '@/lib/routing/split-href';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { SiteConfig } from '@/lib/site/schema';

/** All redirects of a site. */
export type SiteRedirects = ReturnType<typeof getSiteRedirects>;

/** Collects the redirects of moved pages and of the archived versions that this site used to serve. */
export function getSiteRedirects(
  moved: readonly { from: string; to: string }[],
  { archivedVersions, baseUrl }: Pick<SiteConfig, 'archivedVersions' | 'baseUrl'>,
) {
  return {
    /** Pages that have moved. Both addresses contain the base path; `to` can be a full URL. */
    moved: moved.map(({ from, to }) => ({
      from: withBasePath(from, baseUrl),
      to: withBasePath(to, baseUrl),
    })),
    /** Versions with their former path on this site, such as `/3.9`, and their new address without a slash at its end. */
    retired: archivedVersions.flatMap(({ path, href }) =>
      path === undefined ? [] : [{ path: withBasePath(path, baseUrl), href: href.replace(/\/$/, '') }],
    ),
  };
}

/** What follows an address in its other forms: `/x/`, `/x.html` and `/x/index.html`. */
const optionalSuffix = String.raw`(?:/|\.html|/index\.html)?`;

const matchPage = (path: string) => `^${escapeRegex(path)}${optionalSuffix}$`;
const matchBelow = (path: string) => String.raw`^${escapeRegex(path)}/(.+?)(?:\.html|/index\.html)?$`;

/** Inserts the query of the request, as the server writes it, into a target that has none. */
function addQuery(target: string, requestQuery: string): string {
  const { path, query, hash } = splitHref(target);
  return `${path}${query === '' ? requestQuery : query}${hash}`;
}

/** Returns the text of `_redirects` for Netlify and Cloudflare Pages, which keep the query of the request. */
export function formatNetlifyRedirects({ moved, retired }: SiteRedirects): string {
  const lines = [
    ...moved.flatMap(({ from, to }) => ['', '/'].map((end) => `${from}${end} ${to} 301`)),
    ...retired.flatMap(({ path, href }) => [`${path} ${href}/ 301`, `${path}/* ${href}/:splat 301`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Lists patterns of addresses with their targets, in which `$1` is what the group in the pattern matches. */
const listRules = ({ moved, retired }: SiteRedirects) => [
  ...moved.map(({ from, to }) => ({ pattern: matchPage(from), target: to })),
  ...retired.flatMap(({ path, href }) => [
    { pattern: matchPage(path), target: `${href}/` },
    { pattern: matchBelow(path), target: `${href}/$1` },
  ]),
];

/** Returns redirect rules for the `server` block of nginx. */
export function formatNginxRedirects(redirects: SiteRedirects): string {
  const lines = listRules(redirects).map(
    ({ pattern, target }) =>
      `location ~ "${pattern}" { return 301 "${addQuery(target, '$is_args$args')}"; }\n`,
  );
  return lines.join('');
}

/** Returns redirect rules for a site block of Caddy. */
export function formatCaddyRedirects(redirects: SiteRedirects): string {
  const rules = listRules(redirects).map(({ pattern, target }, index) => {
    const name = `moved${index + 1}`;
    const to = addQuery(target.replace('$1', `{re.${name}.1}`), '{docs_query}');
    return `@${name} path_regexp ${name} \`${pattern}\`\nredir @${name} ${to} 301\n`;
  });
  return ['map {query} {docs_query} {\n\t~.+ "?${0}"\n\tdefault ""\n}\n', ...rules].join('');
}

/**
 * Returns redirect rules for the `VirtualHost` section of Apache. A rule that adds the query of the request must contain
 * its question mark, so a request without a query needs a second rule.
 */
export function formatApacheRedirects(redirects: SiteRedirects): string {
  const format = (pattern: string, target: string) => `RewriteRule "${pattern}" "${target}" [R=301,NE,L]\n`;
  const rules = listRules(redirects).map(({ pattern, target }) => {
    const withQuery = addQuery(target, '?%{QUERY_STRING}');
    if (withQuery === target) return format(pattern, target);
    return `RewriteCond "%{QUERY_STRING}" "."\n${format(pattern, withQuery)}${format(pattern, target)}`;
  });
  return ['RewriteEngine On\n', ...rules].join('');
}
