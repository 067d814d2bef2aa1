import type { SiteConfig } from '@/lib/site/schema';

/** A version that this site served below a path, and where it is now. */
export interface RetiredVersion {
  /** e.g. `/3.9`. */
  path: string;
  /** Address without a slash at the end. */
  href: string;
}

/** Files with rules for hosts, and the sign that begins a comment in them. */
export const ruleFiles = ['deploy/nginx.conf', 'deploy/_redirects'] as const;

const begin = '# Retired versions: written by "npm run version:retire".';
const end = '# End of retired versions.';

/** The archived versions that this site served before. */
export function getRetiredVersions(archived: SiteConfig['archivedVersions']): RetiredVersion[] {
  return archived.flatMap(({ path, href }) =>
    path === undefined ? [] : [{ path, href: href.replace(/\/$/, '') }],
  );
}

/** All forms of a page's address lead to the same one on the other host. */
function getNginxRules({ path, href }: RetiredVersion): string[] {
  const prefix = path.replaceAll('.', '\\.');
  return [
    `rewrite ^${prefix}(?:/|\\.html|/index\\.html)?$ ${href}/ permanent;`,
    `rewrite ^${prefix}/(.+?)(?:\\.html|/index\\.html)?$ ${href}/$1 permanent;`,
  ];
}

/** The format is shared by Netlify and Cloudflare Pages. */
function getRedirects({ path, href }: RetiredVersion): string[] {
  return [`${path} ${href}/ 301`, `${path}/* ${href}/:splat 301`];
}

const rulesOf: Record<(typeof ruleFiles)[number], (version: RetiredVersion) => string[]> = {
  'deploy/nginx.conf': getNginxRules,
  'deploy/_redirects': getRedirects,
};

/**
 * Rewrites the rules of the retired versions between the two marks of a file.
 * @throws Error when the marks are missing
 */
export function writeRules(
  file: (typeof ruleFiles)[number],
  text: string,
  retired: readonly RetiredVersion[],
): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() === begin);
  const last = lines.findIndex((line) => line.trim() === end);
  if (first === -1 || last < first)
    throw new Error(`${file} has lost its marks. Put back: ${begin} … ${end}`);
  const indent = /^\s*/.exec(lines[first] ?? '')?.[0] ?? '';
  const rules = retired.flatMap(rulesOf[file]).map((line) => indent + line);
  return [...lines.slice(0, first + 1), ...rules, ...lines.slice(last)].join('\n');
}
