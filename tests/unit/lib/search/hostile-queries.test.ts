import { describe, expect, it } from 'vitest';
import { askClient, createFileClient, versionFilter } from '@/tools/search/site-search';
import { makeIndex, makePage } from '@/tools/search/small-index';

const pieces = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&lt;b&gt; &amp; </mark>',
  '<svg/onload=alert`1`>',
  '\u202Edocker\u202C',
  'שלום עולם',
  'مرحبا',
  '👩‍⚕️🚀',
  '\uD800',
  'e\u0301\u0301\u0301',
  '影像检视器',
  '.*+?^${}()|[]\\/',
  '(a+)+$',
  '__proto__',
  'constructor.prototype.toString',
  "' OR 1=1 --",
  '\u0000\u0007\u200B',
  '%00%2e%2e%2f',
  '../../../etc/passwd',
  'x'.repeat(10_240),
  'docker '.repeat(1500),
];
const frames = [
  (text: string) => text,
  (text: string) => `docker ${text}`,
  (text: string) => `${text} docker`,
  (text: string) => `${text}${text}`,
  (text: string) => text.split('').join(' '),
  (text: string) => text.toUpperCase(),
  (text: string) => `"${text}"`,
  (text: string) => `-${text}`,
  (text: string) => `${text}*`,
  (text: string) => `${text}=`,
  (text: string) => `<${text}>`,
];
const queries = pieces.flatMap((piece) => frames.map((frame) => frame(piece)));

const markup = pieces.slice(0, 4).join(' and ');
const files = makeIndex([
  makePage('Docker', { '': `Docker and ${markup}.`, [`Part ${markup}`]: markup }),
  makePage('影像检视器', { '': '医学影像' }),
]);
const { client } = createFileClient(files, ['current']);

describe('hostile queries', () => {
  it('SM-16 SM-22 two hundred of them change nothing but the results, and markup stays text', async () => {
    expect(new Set(queries).size).toBeGreaterThanOrEqual(200);
    const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
    const params = {
      attributesToSnippet: ['content:10', 'hierarchy.lvl1:10', 'hierarchy.lvl2:10'],
      facetFilters: versionFilter('current'),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    let hitCount = 0;
    for (const query of queries) {
      const begun = performance.now();
      const result = await askClient(client, { query, ...params });
      expect(performance.now() - begun).toBeLessThan(2000);
      expect(result.query).toBe(query);
      for (const { _highlightResult, _snippetResult } of result.hits) {
        hitCount += 1;
        const texts = JSON.stringify([_highlightResult, _snippetResult]);
        expect(texts.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }
    }
    expect(hitCount).toBeGreaterThan(100);
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
    expect((await askClient(client, { query: 'docker', ...params })).hits[0]?.url).toBe('/docker');
  });
});
