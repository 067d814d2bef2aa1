// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { groupHits } from '@/components/search/group-hits';
import { getHitAddress } from '@/components/search/hit-address';
import { readMarks } from '@/components/search/read-marks';
import { splitCode } from '@/components/search/split-code';
import type { SearchHit } from '@/lib/search/types';

const hit = (lvl0: string, lvl1: string, objectID: string) =>
  ({ objectID, hierarchy: { lvl0, lvl1 } }) as unknown as SearchHit;

describe('groups of hits', () => {
  it('SM-14 CON-06 stand below their uppermost title, at most five, pages together, in the order of the best hit', () => {
    const hits = Array.from({ length: 20 }, (_, index) =>
      hit(['B', 'A', 'C'][index % 3] ?? '', index % 2 === 0 ? 'even' : 'odd', String(index)),
    );
    const groups = groupHits(hits);
    expect(groups.map(({ title }) => title)).toEqual(['B', 'A', 'C']);
    expect(groups.map((group) => group.hits.length)).toEqual([5, 5, 5]);
    expect(groups[0]?.hits.map(({ objectID }) => objectID)).toEqual(['0', '6', '12', '3', '9']);
  });

  it('SM-14 of titles that every object has are groups like others', () => {
    expect(groupHits([hit('__proto__', 'constructor', '1')])[0]?.title).toBe('__proto__');
  });
});

describe('texts of hits', () => {
  it('SM-15 show words of code as code, and keep every sign', () => {
    const kinds = (text: string) =>
      splitCode(readMarks(text)).map(({ code, stretches }) => [
        code,
        stretches.map((stretch) => stretch.text).join(''),
      ]);
    expect(kinds('Set <mark>use</mark>SharedWorkers in window.config today')).toEqual([
      [false, 'Set '],
      [true, 'useSharedWorkers in window.config'],
      [false, ' today'],
    ]);
    expect(kinds('OHIF reads DICOMweb, e.g. from GitHub.')).toEqual([
      [false, 'OHIF reads DICOMweb, e.g. from GitHub.'],
    ]);
    for (const text of ['', ' ', '\n', '😀', 'a'.repeat(10_000), '{'.repeat(100), '‮abc', '</mark><mark>'])
      expect(
        kinds(text)
          .map(([, part]) => part)
          .join(''),
      ).toBe(text.replaceAll(/<\/?mark>/g, ''));
  });
});

describe('addresses of hits', () => {
  const site = 'https://docs.ohif.org';

  it('SM-17 are paths on this site, also where a record holds the full address', () => {
    expect(getHitAddress('/faq/general#x', site)).toBe('/faq/general#x');
    expect(getHitAddress('https://docs.ohif.org/faq/general?a=1#x', site)).toBe('/faq/general?a=1#x');
    expect(getHitAddress(`${location.origin}/help`, site)).toBe('/help');
    expect(getHitAddress('https://ohif.org/news', site)).toBe('https://ohif.org/news');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'x', 'JAVASCRIPT:alert(1)', '\\\\evil'])(
    'SM-16 SM-17 are nothing for %s',
    (url) => expect(getHitAddress(url, site)).toBe('#'),
  );

  it('SM-17 of another host without a scheme stay off this site', () => {
    expect(getHitAddress('//evil.example/x', site)).toBe('#');
  });
});
