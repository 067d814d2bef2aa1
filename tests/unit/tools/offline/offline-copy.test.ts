import { expect, it } from 'vitest';
import { getPageFile, getRoot, toCopyHref, type OfflineCopy } from '@/tools/offline/offline-copy';

const pages = ['/', '/faq', '/faq/general', '/search', '/a.b'];
const latest: OfflineCopy = { version: 'current', home: '/', siteUrl: 'https://docs.example', pages };
const older: OfflineCopy = { ...latest, version: '3.9', home: '/3.9', pages: ['/3.9', '/3.9/faq', '/help'] };

it.each([
  ['/', 'index.html', './'],
  ['/faq/', 'faq.html', './'],
  ['/faq/general', 'faq/general.html', '../'],
  ['/a/b/c/', 'a/b/c.html', '../../'],
])('an offline copy stores the page %s in %s', (route, file, root) => {
  expect(getPageFile(route, latest)).toBe(file);
  expect(getRoot(file)).toBe(root);
});

it('an offline copy stores the home page of its version as its start page', () => {
  expect(getPageFile('/3.9/', older)).toBe('index.html');
  expect(getPageFile('/3.9/faq/', older)).toBe('3.9/faq.html');
});

const convert = (href: string) => toCopyHref(href, { copy: latest, root: '../', prefersOwnVersion: true });

it.each([
  ['/', '../index.html'],
  ['/faq/', '../faq.html'],
  ['/faq/general?tab=x#install', '../faq/general.html?tab=x#install'],
  ['/a.b', '../a.b.html'],
  ['/components', 'https://docs.example/components'],
  ['/3.9/faq/#x', 'https://docs.example/3.9/faq/#x'],
  ['#x', '#x'],
  ['//host/x', '//host/x'],
  ['https://example.com/faq', 'https://example.com/faq'],
])('an offline copy of the latest version changes the address %s to %s', (href, expected) =>
  expect(convert(href)).toBe(expected),
);

it.each([
  ['/faq/#x', true, './3.9/faq.html#x'],
  ['/', true, './index.html'],
  ['/help', true, './help.html'],
  ['/resources', true, 'https://docs.example/resources'],
  ['/faq/#x', false, 'https://docs.example/faq/#x'],
])(
  'an offline copy of 3.9 changes the address %s, if its own pages are preferred (%s), to %s',
  (href, prefersOwnVersion, target) => {
    expect(toCopyHref(href, { copy: older, root: './', prefersOwnVersion })).toBe(target);
  },
);
