import { expect, it } from 'vitest';
import { searchWithClient, createInMemoryClient, getVersionFilter } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';
import { hostileQueries } from '../../../support/hostile-queries';

const queries = [...hostileQueries, ...hostileQueries.map((text) => `mode ${text}`)];
const markup = hostileQueries.slice(0, 12).join(' and ');
const files = createTestIndex([
  createTestPage('Mode', { '': `Mode and ${markup}.`, [`Part ${markup}`]: markup }),
  createTestPage('影像检视器', { '': '医学影像' }),
]);
const { client } = createInMemoryClient(files, ['current']);

it('SM-16 SM-22 hostile queries change nothing but the results, and markup stays text', async () => {
  expect(new Set(queries).size).toBeGreaterThanOrEqual(200);
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
  const params = {
    attributesToSnippet: ['content:10', 'hierarchy.lvl1:10', 'hierarchy.lvl2:10'],
    facetFilters: getVersionFilter('current'),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  let hitCount = 0;
  for (const query of queries) {
    const result = await searchWithClient(client, { query, ...params });
    expect(result.query).toBe(query);
    for (const { _highlightResult, _snippetResult } of result.hits) {
      hitCount += 1;
      const texts = JSON.stringify([_highlightResult, _snippetResult]);
      expect(texts.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
    }
  }
  expect(hitCount).toBeGreaterThan(100);
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
  expect((await searchWithClient(client, { query: 'mode', ...params })).hits[0]?.url).toBe('/mode');
  // All queries together take about a second; one that takes very long exceeds the time limit.
}, 60_000);
