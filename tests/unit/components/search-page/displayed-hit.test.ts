import { expect, it, vi } from 'vitest';
import { findSameTitledHits, toDisplayedHit } from '@/components/search-page/displayed-hit';
import type { SearchHit } from '@/lib/search/types';

vi.mock('@/components/search/dialog-config', () => ({ dialogConfig: { siteUrl: 'https://docs.test' } }));

const siteVersions = [
  { name: 'current', label: '3.10.2 (Latest)', path: '/', isLast: true },
  { name: '3.9', label: '3.9', path: '/3.9', isLast: false },
];
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
const linkOf = (url: unknown) => toDisplayedHit(make({ url: url as string }), siteVersions).href;

it('SP-06 a search result shows its title once if its parent has the same title', () => {
  const _highlightResult = { hierarchy: { lvl0: marked('Deployment'), lvl1: marked('Deployment') } };
  const hit = make({ hierarchy: {} as SearchHit['hierarchy'], _highlightResult });
  expect(toDisplayedHit(hit, siteVersions)).toMatchObject({ title: 'Deployment', path: [] });
});

it('SP-06 search results link to local paths for addresses of the site, to other sites, and to no invalid address', () => {
  expect(linkOf('https://docs.test/faq/general?x=1#a')).toBe('/faq/general?x=1#a');
  expect(linkOf('https://other.test/x')).toBe('https://other.test/x');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://', '', undefined, null, 7])
    expect(linkOf(url)).toBeNull();
});

it('SP-06 search results remove the base path from full addresses of the site, but not from paths', async () => {
  vi.stubEnv('DOCS_BASE_PATH', '/base');
  vi.resetModules();
  const { getHitLinkTarget } = await import('@/components/search/hit-address');
  expect(getHitLinkTarget('https://docs.test/base/faq/')).toBe('/faq/');
  expect(getHitLinkTarget('/base/faq')).toBe('/base/faq');
});

it('SP-06 a search result that lacks fields shows its address or its escaped plain title as title', () => {
  const bare = toDisplayedHit({ url: '/faq/general' } as unknown as SearchHit, siteVersions);
  expect(bare).toMatchObject({ title: '/faq/general', path: [], snippet: null, href: '/faq/general' });
  const plain = { hierarchy: { lvl0: 'A', lvl1: '<b> & c' }, url: '/a' } as unknown as SearchHit;
  expect(toDisplayedHit(plain, siteVersions).title).toBe('&lt;b> &amp; c');
});

it('SP-06 search results with the same titles are found, to tell them apart by their address', () => {
  const views = ['/a/general', '/b/general'].map((url) => toDisplayedHit(make({ url }), siteVersions));
  const other = toDisplayedHit({ url: '/c' } as unknown as SearchHit, siteVersions);
  expect(findSameTitledHits([...views, other])).toEqual(new Set(views));
  expect(findSameTitledHits([other]).size).toBe(0);
});

it('SP-05 VER-17 a search result lists each served version that has it, by its configured label', () => {
  const versions = [
    { version: 'current', url: '/faq/general' },
    { version: '3.9', url: '/3.9/faq/general' },
    { version: '2.0', url: '/2.0/faq' },
  ];
  const older = { label: '3.9', href: '/3.9/faq/general' };
  const versionsOf = (parts: Partial<SearchHit>) => toDisplayedHit(make(parts), siteVersions).versions;
  expect(versionsOf({ versions })).toEqual([{ label: '3.10.2 (Latest)', href: '/faq/general' }, older]);
  expect(versionsOf({ url: '/3.9/faq/general' })).toEqual([older]);
  expect(versionsOf({ url: '/help#security' })).toEqual([]);
});
