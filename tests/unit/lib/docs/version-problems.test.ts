import { expect, it } from 'vitest';
import type { CategoryFile, Doc } from '@/lib/content/types';
import type { PlannedPages } from '@/lib/docs/types';
import { checkVersion } from '@/lib/docs/build-model';
import { getProblemTexts, makeCategory, makeDoc, makeVersion } from '@/tests/support/make-model';

const noPages: PlannedPages = { docs: {}, pages: [] };
const check = (docs: Doc[], categories: CategoryFile[] = [], planned = noPages) =>
  checkVersion(makeVersion(docs, categories), docs, categories, planned);

it('BLD-09 a category file without pages is reported with its file', () => {
  const categories = [makeCategory('faq'), makeCategory('fa', { label: 'Empty' })];
  expect(check([makeDoc('faq/x.md')], categories).flatMap(getProblemTexts)).toEqual([
    'error content/latest/fa/_category_.json:1:1 empty-category',
    'The category "Empty" has no pages.',
    'Add a page to the folder or delete this file.',
  ]);
});

it('BLD-09 a category whose pages are planned is not empty', () => {
  const planned = { docs: { current: { 'later/x.md': { route: '/later/x', line: 1 } } }, pages: [] };
  expect(check([makeDoc('x.md')], [makeCategory('later')], planned)).toEqual([]);
});

it('BLD-10 a category file that names an unknown doc is reported with the nearest id', () => {
  const linkTo = (id: string) =>
    check([makeDoc('f/introduction.md')], [makeCategory('f', { link: { type: 'doc', id } })]);
  const hint = 'Did you mean "f/introduction"?';
  expect(linkTo('f/introductoin')).toMatchObject([{ rule: 'unknown-doc-id', hint }]);
  expect(linkTo('introduction')).toEqual([]);
});

it('DOC-14 BLD-09 names in frontmatter that do not exist are reported with their line', () => {
  const keyLines = { pagination_prev: 2, pagination_next: 3, displayed_sidebar: 4 };
  const checkKeys = (pagination_next: string, displayed_sidebar: string | null) => {
    const frontmatter = { pagination_prev: null, pagination_next, displayed_sidebar };
    return check([makeDoc('a.md', { frontmatter, keyLines })]);
  };
  expect(checkKeys('nope', 'tutorialSidbar')).toMatchObject([
    { file: 'content/latest/a.md', line: 3, rule: 'unknown-doc-id', severity: 'error' },
    { line: 4, rule: 'unknown-sidebar-id', hint: 'Did you mean "tutorialSidebar"?' },
  ]);
  expect(checkKeys('a', null)).toEqual([]);
});
