import { expect, it } from 'vitest';
import { buildPageAddress, parseNumberPrefix } from '@/lib/content/address';

it.each([
  ['01-intro', 'intro', 1],
  ['1.intro', 'intro', 1],
  ['1 - intro', 'intro', 1],
  ['003_ intro', 'intro', 3],
  ['10-Migration-3p10-Tests', 'Migration-3p10-Tests', 10],
  ['1-.-intro', 'intro', 1],
])('RT-23 the address of a page omits the order number of the file name %s', (name, rest, number) => {
  expect(parseNumberPrefix(name)).toEqual({ name: rest, number });
});

const unnumbered =
  'intro 1a-Colors 3p9-to-3p10 2021-11-03-release 2021_11 7.0-foo 5-6-7 12 12- -1-intro'.split(' ');

it.each([...unnumbered, '1 intro'])('RT-23 the file name %s has no order number to split off', (name) => {
  expect(parseNumberPrefix(name)).toEqual({ name, number: null });
});

const at = (source: string, more = {}) => buildPageAddress({ source, versionPath: '/3.9', ...more });

it.each([
  ['faq/index.md', 'faq/index', '/3.9/faq/', true],
  ['faq/ReadMe.md', 'faq/ReadMe', '/3.9/faq/', true],
  ['faq/FAQ.mdx', 'faq/FAQ', '/3.9/faq/', true],
  ['2-faq/FAQ.mdx', 'faq/FAQ', '/3.9/faq/FAQ', false],
  ['README.md', 'README', '/3.9/', false],
])(
  'RT-23 index, README and a file named exactly as its folder get the folder’s address, others do not: %s',
  (source, ...rest) => {
    const [id, route, isCategoryIndex] = rest;
    expect(at(source)).toMatchObject({ id, route, isCategoryIndex });
  },
);

it('RT-23 the id of a page replaces the file name in its address, except for an index', () => {
  expect(at('faq/general.md', { id: 'all' })).toMatchObject({ id: 'faq/all', route: '/3.9/faq/all' });
  expect(at('faq/index.md', { id: 'all' })).toMatchObject({ id: 'faq/all', route: '/3.9/faq/' });
});

it.each([
  ['/start', '/3.9/start'],
  ['start', '/3.9/faq/start'],
  ['./start/', '/3.9/faq/start/'],
  ['../start', '/3.9/start'],
  ['../../../start', '/3.9/start'],
  ['.', '/3.9/faq/'],
  ['/', '/3.9/'],
])('RT-23 the slug %s is relative to the version or, without a first slash, to the folder', (slug, route) => {
  expect(at('1-faq/general.md', { slug }).route).toBe(route);
  expect(at('1-faq/index.md', { slug })).toMatchObject({ route, isCategoryIndex: true });
});

it('RT-23 the address of a page keeps order numbers if the page turns off parsing them', () => {
  expect(at('1-faq/02-general.md')).toMatchObject({ id: 'faq/general', route: '/3.9/faq/general' });
  const kept = at('1-faq/02-general.md', { parseNumberPrefixes: false });
  expect(kept).toMatchObject({ id: '1-faq/02-general', route: '/3.9/1-faq/02-general' });
});

it.each([
  ['a b ü.md', true],
  ['a?.md', false],
  ['a#b.md', false],
  ['100%.md', false],
])(
  'RT-23 a file name with ?, # or a broken escape cannot be served, others can: %s',
  (source, isServable) => {
    expect(at(source)).toMatchObject({ isServable });
  },
);
