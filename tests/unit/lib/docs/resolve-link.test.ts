import { expect, it } from 'vitest';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { latestConfig, makeDoc, makeVersion, olderConfig } from '@/tests/support/make-model';

const shared = ['faq/general.md', 'faq/index.md', 'faq/technical.md'];
const current = makeVersion([...shared, 'guide/1-first.mdx', 'my file.md', 'guide/naïve.md']);
const older = makeVersion(shared, [], olderConfig);
const general = makeDoc('faq/general.md', {}, latestConfig);
function resolve(href: string) {
  return resolveDocLink(general, href, current);
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
])('BLD-07 the file link %s in a page leads to the address %s', (href, expected) => {
  expect(resolve(href)).toMatchObject({ kind: 'doc', href: expected });
});

it('BLD-07 a file link in a page finds only files of the same version', () => {
  const doc = makeDoc('faq/general.md', {}, olderConfig);
  const target = { href: '/3.9/faq/technical', doc: { file: 'content/3.9/faq/technical.md' } };
  expect(resolveDocLink(doc, './technical.md', older)).toMatchObject({ kind: 'doc', ...target });
  expect(resolveDocLink(doc, '../guide/1-first.mdx', older).kind).toBe('missing');
});

it.each([
  ['./nope.md', ['faq/nope.md']],
  ['nope.md', ['faq/nope.md', 'nope.md']],
  ['/nope.md', ['nope.md']],
  ['./Technical.md', ['faq/Technical.md']],
  ['./technical.mdx', ['faq/technical.mdx']],
  ['../../outside.md', ['../outside.md']],
])(
  'BLD-02 the file link %s in a page is missing, and the result lists the paths that were tried',
  (href, tried) => {
    expect(resolve(href)).toEqual({ kind: 'missing', href, tried });
  },
);

it.each([
  ['/help', '/help'],
  ['/3.9/faq/general', '/3.9/faq/general'],
  ['./technical', '/faq/technical'],
  ['technical?x#y', '/faq/technical?x#y'],
  ['../help', '/help'],
  ['?x=1', '/faq/general?x=1'],
])('BLD-01 the link %s in a page leads to the address %s', (href, expected) => {
  expect(resolve(href)).toMatchObject({ kind: 'path', href: expected });
});

it('BLD-01 relative addresses in an index page start at its folder', () => {
  const link = resolveDocLink(makeDoc('faq/index.md'), './technical', current);
  expect(link).toMatchObject({ kind: 'path', route: '/faq/technical' });
});

it.each(['https://ohif.org/x.md', '//ohif.org/x', 'mailto:a@b.c', 'tel:1', 'HTTPS://ohif.org'])(
  'BLD-01 the link %s in a page is treated as external',
  (href) => {
    expect(resolve(href)).toEqual({ kind: 'external', href });
  },
);

it('BLD-03 links with pathname: are treated as external, and links that start with # as anchors', () => {
  expect(resolve('pathname:///files/x.pdf')).toEqual({ kind: 'external', href: '/files/x.pdf' });
  expect(resolve('#here')).toEqual({ kind: 'anchor', href: '#here', hash: '#here' });
  expect(resolve('')).toEqual({ kind: 'anchor', href: '', hash: '' });
});

it.each(['/\\[', '%E0%A4%A', './%E0.md', '#%E0', '/%zz'])(
  'BLD-01 reading the malformed link %s does not throw',
  (href) => {
    expect(() => resolve(href)).not.toThrow();
  },
);
