import { describe, expect, it } from 'vitest';
import { getPageRank } from '@/lib/search/page-rank';
import { readTerms } from '@/lib/search/read-terms';

describe('terms of a text', () => {
  it('SM-11 are its words and identifiers with their parts, without stop words, which only count', () => {
    const { terms, length, words } = readTerms('The wadoRoot of wadoRoot');
    const wadoRoot = [
      { key: 'wadoroot', isPart: false },
      { key: 'wado', isPart: true },
      { key: 'root', isPart: true },
    ];
    expect(terms).toEqual([...wadoRoot, ...wadoRoot]);
    expect([length, words]).toEqual([8, 4]);
  });

  it('SM-11 are none for a text without words', () => {
    expect(readTerms('– … ( )')).toEqual({ terms: [], length: 0, words: 0 });
  });
});

describe('the rank of a page', () => {
  it('SM-15 is that of the first configured path that is the page or lies above it, else 1', () => {
    const ranks = { '/release-notes': 0.6, '/components': 0.8 };
    const paths = ['/release-notes', '/release-notes/old', '/components/Button', '/components-list', '/'];
    expect(paths.map((path) => getPageRank(path, ranks))).toEqual([0.6, 0.6, 0.8, 1, 1]);
  });
});
