import type { HeaderRule } from './site-headers';

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
