import { expect, it } from 'vitest';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { PlannedPages } from '@/lib/docs/types';
import { latestConfig, makeDoc, makeVersion, olderConfig } from '@/tests/support/make-model';

const shared = ['faq/general.md', 'faq/index.md', 'faq/technical.md'];
const current = makeVersion([...shared, 'guide/1-first.mdx', 'my file.md', 'guide/naïve.md']);
const older = makeVersion(shared, [], olderConfig);
const general = makeDoc('faq/general.md', {}, latestConfig);
const planned: PlannedPages = {
  docs: { current: { 'later/page.md': { route: '/later/page', line: 1 } } },
  pages: [],
};

function resolve(href: string) {
  return resolveDocLink(general, href, current, planned);
}

it.each([
  ['./technical.md', '/faq/technical'],
  ['technical.md', '/faq/technical'],
  ['../faq/technical.md', '/faq/technical'],
  ['/faq/technical.md', '/faq/technical'],
  ['faq/technical.md', '/faq/technical'],
  ['./index.md', '/faq/'],
  ['../guide/1-first.mdx', '/guide/first'],
  ['../my%20file.md', '/my%20file'],
  ['../guide/na%C3%AFve.md', '/guide/na%C3%AFve'],
  ['./technical.md#memory', '/faq/technical#memory'],
  ['./technical.md?x=1#memory', '/faq/technical?x=1#memory'],
])('BLD-07 the file link %s leads to %s', (href, expected) => {
  expect(resolve(href)).toMatchObject({ kind: 'doc', href: expected });
});

it('BLD-07 file links stay within the version', () => {
  const doc = makeDoc('faq/general.md', {}, olderConfig);
  const target = { href: '/3.9/faq/technical', doc: { file: 'content/3.9/faq/technical.md' } };
  expect(resolveDocLink(doc, './technical.md', older)).toMatchObject({ kind: 'doc', ...target });
  expect(resolveDocLink(doc, '../guide/1-first.mdx', older).kind).toBe('missing');
});

it('BLD-02 a planned doc has its address already', () => {
  const target = { kind: 'doc', href: '/later/page#x', doc: undefined };
  expect(resolve('../later/page.md#x')).toMatchObject(target);
  expect(resolveDocLink(general, '../later/page.md', current).kind).toBe('missing');
});

it.each([
  ['./nope.md', ['faq/nope.md']],
  ['nope.md', ['faq/nope.md', 'nope.md']],
  ['/nope.md', ['nope.md']],
  ['./Technical.md', ['faq/Technical.md']],
  ['./technical.mdx', ['faq/technical.mdx']],
  ['../../outside.md', ['../outside.md']],
])('BLD-02 %s is missing and says where it was looked for', (href, tried) => {
  expect(resolve(href)).toEqual({ kind: 'missing', href, tried });
});

it.each([
  ['/help', '/help'],
  ['/3.9/faq/general', '/3.9/faq/general'],
  ['./technical', '/faq/technical'],
  ['technical?x#y', '/faq/technical?x#y'],
  ['../help', '/help'],
  ['?x=1', '/faq/general?x=1'],
])('BLD-01 the address %s is %s', (href, expected) => {
  expect(resolve(href)).toMatchObject({ kind: 'path', href: expected });
});

it('BLD-01 relative addresses of an index page count from its folder', () => {
  const link = resolveDocLink(makeDoc('faq/index.md'), './technical', current);
  expect(link).toMatchObject({ kind: 'path', route: '/faq/technical' });
});

it.each(['https://ohif.org/x.md', '//ohif.org/x', 'mailto:a@b.c', 'tel:1', 'HTTPS://ohif.org'])(
  'BLD-01 %s is not ours',
  (href) => {
    expect(resolve(href)).toEqual({ kind: 'external', href });
  },
);

it('BLD-03 files to be served as they are and places on the page are told apart', () => {
  expect(resolve('pathname:///files/x.pdf')).toEqual({ kind: 'external', href: '/files/x.pdf' });
  expect(resolve('#here')).toEqual({ kind: 'anchor', href: '#here', hash: '#here' });
  expect(resolve('')).toEqual({ kind: 'anchor', href: '', hash: '' });
});

it.each(['/\\[', '%E0%A4%A', './%E0.md', '#%E0', '/%zz'])('BLD-01 malformed %s does not throw', (href) => {
  expect(() => resolve(href)).not.toThrow();
});
