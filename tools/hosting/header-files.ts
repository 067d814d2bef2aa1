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

/** Returns the common headers for the `server` block of nginx. */
export const formatNginxHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `add_header ${name} "${value}" always;`);

/** Returns the common headers for a site block of Caddy. */
export const formatCaddyHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `header ${name} "${value}"`);

/** Returns the common headers for the `VirtualHost` section of Apache. */
export const formatApacheHeaders = (rules: readonly HeaderRule[]): string =>
  formatLines(rules, (name, value) => `Header always set ${name} "${value}"`);
