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

const matchUndecoded = (path: string) => String.raw`${escapeRegex(path)}/([^? ]+?)(?:\.html|/index\.html)?`;

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

interface RedirectRule {
  /** Matches addresses, which servers decode first. */
  pattern: string;
  /** `$1` is what the group in a pattern matches. */
  target: string;
  /** Matches the address as it was requested. Its group has no decoded spaces, line ends or question marks. */
  undecoded?: string;
}

/** Lists patterns of addresses with their targets. */
const listRules = ({ moved, retired }: SiteRedirects): RedirectRule[] => [
  ...moved.map(({ from, to }) => ({ pattern: matchPage(from), target: to })),
  ...retired.flatMap(({ path, href }) => [
    { pattern: matchPage(path), target: `${href}/` },
    { pattern: matchBelow(path), target: `${href}/$1`, undecoded: matchUndecoded(path) },
  ]),
];

/** Returns redirect rules for the `server` block of nginx. */
export function formatNginxRedirects(redirects: SiteRedirects): string {
  const lines = listRules(redirects).map(({ pattern, target, undecoded }) => {
    const answer = `{ return 301 "${addQuery(target, '$is_args$args')}"; }`;
    if (!undecoded) return `location ~ "${pattern}" ${answer}\n`;
    return `location ~ "${pattern}" {\n  if ($request_uri ~ "^${undecoded}(?:\\?|$)") ${answer}\n}\n`;
  });
  return lines.join('');
}

/** Returns redirect rules for a site block of Caddy. */
export function formatCaddyRedirects(redirects: SiteRedirects): string {
  const rules = listRules(redirects).map(({ pattern, target, undecoded }, index) => {
    const name = `moved${index + 1}`;
    const to = addQuery(target.replace('$1', `{re.${name}.1}`), '{docs_query}');
    const matcher = undecoded
      ? `vars_regexp ${name} {http.request.orig_uri} \`^${undecoded}(?:\\?|$)\``
      : `path_regexp ${name} \`${pattern}\``;
    return `@${name} ${matcher}\nredir @${name} ${to} 301\n`;
  });
  return ['map {query} {docs_query} {\n\t~.+ "?${0}"\n\tdefault ""\n}\n', ...rules].join('');
}

/**
 * Returns redirect rules for the `VirtualHost` section of Apache. A rule that adds the query of the request must contain
 * its question mark, so a request without a query needs a second rule.
 */
export function formatApacheRedirects(redirects: SiteRedirects): string {
  const format = (pattern: string, target: string) => `RewriteRule "${pattern}" "${target}" [R=301,NE,L]\n`;
  const rules = listRules(redirects).map(({ pattern, target: decoded, undecoded }) => {
    // %1 is the group of the last condition.
    const target = undecoded ? decoded.replace('$1', '%1') : decoded;
    const condition = undecoded ? `RewriteCond "%{THE_REQUEST}" "^\\S+ ${undecoded}[? ]"\n` : '';
    const rule = condition + format(pattern, target);
    const withQuery = addQuery(target, '?%{QUERY_STRING}');
    if (withQuery === target) return rule;
    return `RewriteCond "%{QUERY_STRING}" "."\n${condition}${format(pattern, withQuery)}${rule}`;
  });
  return ['RewriteEngine On\n', ...rules].join('');
}
