import { describe, expect, it } from 'vitest';
import { findSameTitledHits, toDisplayedHit, type HitSiteData } from '@/components/search-page/displayed-hit';
import type { SearchHit } from '@/lib/search/types';

const site: HitSiteData = {
  url: 'https://docs.test',
  basePath: '',
  versions: [
    { name: 'current', label: '3.10.4 (Latest)', path: '/', isLast: true },
    { name: '3.9', label: '3.9', path: '/3.9', isLast: false },
  ],
};
const marked = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: [] });
const make = (parts: Partial<SearchHit>) =>
  ({
    url: '/deployment/azure#ports',
    hierarchy: { lvl0: 'Deployment', lvl1: 'Azure', lvl2: 'Ports' },
    _highlightResult: {
      hierarchy: { lvl0: marked('Deployment'), lvl1: marked('<mark>Azure</mark>'), lvl2: marked('Ports') },
    },
    _snippetResult: { hierarchy: {}, content: marked('open the <mark>port</mark>…') },
    ...parts,
  }) as SearchHit;
const linkOf = (url: unknown, parts: Partial<HitSiteData> = {}) =>
  toDisplayedHit(make({ url: url as string }), { ...site, ...parts }).href;

describe('a result', () => {
  it('SP-06 SM-15 has the innermost title, those above it as path, and a snippet', () => {
    expect(toDisplayedHit(make({}), site)).toMatchObject({
      title: 'Ports',
      path: ['Deployment', '<mark>Azure</mark>'],
      snippet: 'open the <mark>port</mark>…',
      href: '/deployment/azure#ports',
      isSection: true,
    });
  });

  it('SP-06 a title that repeats the one above it stands once', () => {
    const hierarchy = { lvl0: marked('Deployment'), lvl1: marked('Deployment') };
    expect(
      toDisplayedHit(
        make({ hierarchy: {} as SearchHit['hierarchy'], _highlightResult: { hierarchy } }),
        site,
      ),
    ).toMatchObject({
      title: 'Deployment',
      path: [],
    });
  });

  it('SP-06 addresses of the published site lead to the same page here, others out, odd ones nowhere', () => {
    expect(linkOf('https://docs.test/faq/general?x=1#a')).toBe('/faq/general?x=1#a');
    expect(linkOf('https://docs.test/base/faq/', { basePath: '/base' })).toBe('/faq/');
    expect(linkOf('/base/faq', { basePath: '/base' })).toBe('/base/faq');
    expect(linkOf('https://other.test/x')).toBe('https://other.test/x');
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://', '', undefined, null, 7])
      expect(linkOf(url)).toBeNull();
  });

  it('SP-06 what a service leaves out is missing and nothing breaks', () => {
    const bare = toDisplayedHit({ url: '/faq/general' } as unknown as SearchHit, site);
    expect(bare).toMatchObject({ title: '/faq/general', path: [], snippet: null, href: '/faq/general' });
    const plain = { hierarchy: { lvl0: 'A', lvl1: '<b> & c' }, url: '/a' } as unknown as SearchHit;
    expect(toDisplayedHit(plain, site).title).toBe('&lt;b> &amp; c');
  });

  it('SP-06 those with the same titles as another are found, to be told apart by their address', () => {
    const views = ['/a/general', '/b/general'].map((url) => toDisplayedHit(make({ url }), site));
    const other = toDisplayedHit({ url: '/c' } as unknown as SearchHit, site);
    expect(findSameTitledHits([...views, other])).toEqual(new Set(views));
    expect(findSameTitledHits([other]).size).toBe(0);
  });

  it('SP-05 VER-17 names every version that has it, by the label of the configuration', () => {
    const versions = [
      { version: 'current', url: '/faq/general' },
      { version: '3.9', url: '/3.9/faq/general' },
      { version: '2.0', url: '/2.0/faq' },
    ];
    expect(toDisplayedHit(make({ versions }), site).versions).toEqual([
      { label: '3.10.4 (Latest)', href: '/faq/general' },
      { label: '3.9', href: '/3.9/faq/general' },
    ]);
    expect(toDisplayedHit(make({ url: '/3.9/faq/general' }), site).versions).toEqual([
      { label: '3.9', href: '/3.9/faq/general' },
    ]);
    expect(toDisplayedHit(make({ url: '/help#security' }), site).versions).toEqual([]);
  });
});
