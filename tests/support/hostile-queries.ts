import { readFileSync } from 'node:fs';

const lists = JSON.parse(readFileSync('tests/fixtures/hostile-queries.json', 'utf8')) as Record<
  'html' | 'scripts' | 'names' | 'addresses' | 'patterns' | 'facets' | 'words' | 'signs',
  string[]
>;
const { html, patterns, signs, words } = lists;
const signsInARow = ['x'.repeat(10_000), 'ä'.repeat(65), '😀'.repeat(40)];
const long = ['mode '.repeat(2000), ...signsInARow, `${' '.repeat(500)}mode`];
const joined = html.map((text, index) => `mode ${text} ${words[index] ?? ''}`);
const repeated = signs.slice(0, 32).map((sign) => sign.repeat(20));
const both = patterns.map((text) => `mode${text}`);

/** Search queries that contain HTML, code, regular expressions, addresses or other scripts, or are very long. */
export const hostileQueries: readonly string[] = [Object.values(lists), long, joined, repeated, both].flat(2);

/** Four of each kind, and all that are long. */
export const typicalQueries: readonly string[] = [...Object.values(lists), joined, repeated, both]
  .flatMap((list) => list.slice(0, 4))
  .concat(long);
