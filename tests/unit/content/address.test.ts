import { describe, expect, it } from 'vitest';
import { buildAddress } from '@/lib/content/address';
import { parseNumberPrefix } from '@/lib/content/number-prefix';
import expected from '../../expected/routes.json';

/** An index page alone in its folder: the file is an index, the sidebar shows a plain link. */
const indexAlone = 'migration-guide/3p9-to-3p10/CustomizationService/index';

describe('the addresses of the published docs', () => {
  for (const [version, { path, pages }] of Object.entries(expected.versions)) {
    it.each(pages)(`RT-12 RT-13 ${version} $source → $route`, ({ source, docId, route, isCategoryIndex }) => {
      const input = { source, versionPath: path };
      const lastPart = docId.slice(docId.lastIndexOf('/') + 1);
      const byName = buildAddress(input);
      const address = byName.id === docId ? byName : buildAddress({ ...input, id: lastPart });
      expect({ id: address.id, route: address.route }).toEqual({ id: docId, route });
      expect(address.isCategoryIndex).toBe(isCategoryIndex || docId === indexAlone);
      expect(address.isServable).toBe(true);
    });
  }

  it('RT-12 RT-13 most pages need no id, so the rule itself is what is tested', () => {
    const latest = expected.versions.latest.pages;
    const byRule = latest.filter(
      ({ source, docId }) => buildAddress({ source, versionPath: '/' }).id === docId,
    );
    expect(latest).toHaveLength(153);
    expect(expected.versions['3.9'].pages).toHaveLength(123);
    expect(byRule.length).toBeGreaterThan(135);
  });
});

describe('parseNumberPrefix', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['1.intro', 'intro', 1],
    ['1 - intro', 'intro', 1],
    ['003_ intro', 'intro', 3],
    ['10-Migration-3p10-Tests', 'Migration-3p10-Tests', 10],
    ['1-.-intro', 'intro', 1],
  ])('RT-23 %s has an order number', (name, rest, number) => {
    expect(parseNumberPrefix(name)).toEqual({ name: rest, number });
  });

  it.each([
    'intro',
    '1a-Colors',
    '3p9-to-3p10',
    '2021-11-03-release',
    '2021_11',
    '7.0-foo',
    '5-6-7',
    '12',
    '12-',
    '1 intro',
    '-1-intro',
  ])('RT-23 %s has none', (name) => {
    expect(parseNumberPrefix(name)).toEqual({ name, number: null });
  });
});

describe('buildAddress', () => {
  const at = (source: string, more = {}) => buildAddress({ source, versionPath: '/3.9', ...more });

  it('RT-23 index, README and the file named as its folder live at the folder, in any case', () => {
    expect(at('faq/index.md').route).toBe('/3.9/faq/');
    expect(at('faq/ReadMe.md').route).toBe('/3.9/faq/');
    expect(at('2-faq/FAQ.mdx')).toMatchObject({
      id: 'faq/FAQ',
      route: '/3.9/faq/FAQ',
      isCategoryIndex: false,
    });
    expect(at('faq/FAQ.mdx')).toMatchObject({ id: 'faq/FAQ', route: '/3.9/faq/', isCategoryIndex: true });
    expect(at('README.md')).toMatchObject({ id: 'README', route: '/3.9/', isCategoryIndex: false });
  });

  it('RT-23 an id replaces the file name in id and address, not the address of an index', () => {
    expect(at('faq/general.md', { id: 'all' })).toMatchObject({ id: 'faq/all', route: '/3.9/faq/all' });
    expect(at('faq/index.md', { id: 'all' })).toMatchObject({ id: 'faq/all', route: '/3.9/faq/' });
  });

  it('RT-23 a slug is absolute or relative to the folder', () => {
    expect(at('1-faq/general.md', { slug: '/start' }).route).toBe('/3.9/start');
    expect(at('1-faq/general.md', { slug: 'start' }).route).toBe('/3.9/faq/start');
    expect(at('1-faq/general.md', { slug: './start/' }).route).toBe('/3.9/faq/start/');
    expect(at('1-faq/general.md', { slug: '../start' }).route).toBe('/3.9/start');
    expect(at('1-faq/general.md', { slug: '../../../start' }).route).toBe('/3.9/start');
    expect(at('1-faq/index.md', { slug: '/' })).toMatchObject({ route: '/3.9/', isCategoryIndex: true });
    expect(at('1-faq/index.md', { slug: '.' }).route).toBe('/3.9/faq/');
  });

  it('RT-23 order numbers stay when the page says so', () => {
    expect(at('1-faq/02-general.md')).toMatchObject({ id: 'faq/general', order: 2 });
    expect(at('1-faq/02-general.md', { parseNumberPrefixes: false })).toMatchObject({
      id: '1-faq/02-general',
      route: '/3.9/1-faq/02-general',
      order: null,
    });
  });

  it('RT-23 an address with a query, hash or broken escape can not be served', () => {
    expect(at('a b ü.md').isServable).toBe(true);
    expect(at('a?.md').isServable).toBe(false);
    expect(at('a#b.md').isServable).toBe(false);
    expect(at('100%.md').isServable).toBe(false);
  });
});
