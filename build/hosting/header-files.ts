import type { HeaderRule } from './site-headers';

/** Returns the headers that all files share. */
const getCommonHeaders = (rules: readonly HeaderRule[]) =>
  Object.entries(rules.find(({ paths }) => paths === '/*')?.headers ?? {});

const formatLines = (rules: readonly HeaderRule[], format: (name: string, value: string) => string) =>
  getCommonHeaders(rules)
    .map(([name, value]) => `${format(name, value)}\n`)
    .join('');

/** Returns the text of `_headers` for Netlify and Cloudflare Pages. */
export const formatNetlifyHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ paths, headers }) =>
      [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/** Reads the rules back from the text that `formatNetlifyHeaders` returns. */
export const parseNetlifyHeaders = (text: string): HeaderRule[] =>
  text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [paths = '', ...lines] = block.trim().split('\n');
      const pairs = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      });
      return { paths, headers: Object.fromEntries(pairs) };
    });

/** True if the pattern of a rule, which contains one `*`, matches a path. */
export function matchesPaths({ paths }: HeaderRule, pathname: string): boolean {
  const [start = '', end = ''] = paths.split('*');
  return pathname.startsWith(start) && pathname.endsWith(end);
}

/** Returns the common headers for the `server` block of nginx. */
export const formatNginxHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `add_header ${name} "${value}" always;`);

/** Returns the common headers for a site block of Caddy. */
export const formatCaddyHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `header ${name} "${value}"`);

/** Returns the common headers for the `VirtualHost` section of Apache. */
export const formatApacheHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `Header always set ${name} "${value}"`);
