import { expect, it } from 'vitest';
import { getHeadTitles } from '@/lib/docs/head-titles';
import { makeCategory, makeDoc, makeVersion } from '@/tests/support/make-model';

const version = makeVersion(
  [
    makeDoc('index.md', { title: 'Introduction', frontmatter: { slug: '/' } }),
    makeDoc('data/index.md', { title: 'Introduction' }),
    makeDoc('data/sources.md', { title: 'Sources' }),
    makeDoc('faq/index.md', { title: 'General' }),
    makeDoc('faq/general.md', { title: 'General' }),
    makeDoc('guides/old.md', { title: 'Guide', frontmatter: { sidebar_label: '1 to 2' } }),
    makeDoc('guides/new.md', { title: 'Guide', frontmatter: { sidebar_label: '2 to 3' } }),
    makeDoc('guides/parts/one.md', { title: 'Tooltip' }),
    makeDoc('guides/parts/two.md', { title: 'Tooltip' }),
    makeDoc('guides/parts/button.md', { title: 'Button' }),
  ],
  [
    makeCategory('data', { label: 'Data' }),
    makeCategory('faq', { label: 'FAQ' }),
    makeCategory('guides', { label: 'Guides' }),
    makeCategory('guides/parts', { label: 'Parts' }),
  ],
);

it('SH-04 the browser title of a page adds its section or sidebar label if another page has the same title', () => {
  expect(Object.fromEntries(getHeadTitles(version))).toEqual({
    '/data/': 'Introduction · Data',
    '/faq/general': 'General · FAQ',
    '/guides/new': 'Guide · 2 to 3',
    '/guides/old': 'Guide · 1 to 2',
    '/guides/parts/one': 'Tooltip · Parts',
    '/guides/parts/two': 'Tooltip · Guides',
    '/guides/parts/button': 'Button · Parts',
  });
});
