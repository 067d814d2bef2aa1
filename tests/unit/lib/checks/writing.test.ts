import { expect, it } from 'vitest';
import { checkWriting } from '@/lib/checks/writing';
import { readWritingRules } from '@/lib/checks/writing-rules';
import type { Doc } from '@/lib/content/types';
import type { Prose } from '@/lib/mdx/types';
import { makeCompiled, makeDoc, makeProblem, makeSite } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const folder = useFolder();

const rules = {
  shortestPage: 150,
  unfinished: ['TODO', 'coming soon'],
  terms: [{ write: 'data source', not: ['datasource'] }],
  phrases: [{ write: 'again', not: ['anew'] }],
  edited: ['latest/faq'],
};

function check(
  prose: Partial<Prose>,
  doc: Partial<Doc> = {},
  writingRules: typeof rules | null = rules,
  problems: ReturnType<typeof makeCompiled>['problems'] = [],
) {
  const made = makeDoc('faq/general.md', { bodyLine: 10, ...doc });
  const body = makeCompiled({ prose: { words: 200, pieces: [], emptySections: [], ...prose }, problems });
  return checkWriting(makeSite([made], [body], { writingRules }));
}

const piece = (text: string) => ({ text, line: 3, column: 1 });

it('the writing check reports a short page, unless it is a category page or marked as short', () => {
  expect(check({ words: 149 })).toMatchObject([{ rule: 'short-page', line: 1 }]);
  expect(check({ words: 150 })).toEqual([]);
  expect(check({ words: 10 }, { isCategoryIndex: true })).toEqual([]);
  expect(check({ words: 10 }, { frontmatter: { short_page: true } })).toEqual([]);
});

it.each<[Partial<Prose>, RegExp]>([
  [{ emptySections: [piece('Next steps')] }, /^12:1 empty-section The section "Next steps" is empty\. Write/],
  [{ pieces: [piece('todo: ports')] }, /^12:1 unfinished-text "todo" says that .* Write the text/],
  [{ pieces: [piece('Two datasources.')] }, /^12:5 term .*"data source".*content\/writing\.json/],
  [{ pieces: [piece('Create it anew.')] }, /^12:11 phrase .*again.*docs\/writing\.md/],
])('the writing check reports %j with a hint what to write', (prose, report) => {
  const [problem, ...others] = check(prose);
  const { line, column, rule, message, hint } = problem ?? makeProblem();
  expect(`${line}:${column} ${rule} ${message} ${hint}`).toMatch(report);
  expect(others).toEqual([]);
});

it('the writing check reports phrases to avoid only in folders that its rules list as edited', () => {
  const pieces = [piece('Create it anew.')];
  expect(check({ pieces }, {}, { ...rules, edited: ['latest/fa', '3.9/faq'] })).toEqual([]);
  expect(check({ pieces }, {}, { ...rules, edited: ['latest'] })).toHaveLength(1);
});

it('the writing check ignores drafts, bodies that did not compile, and content without rules', () => {
  const broken = makeProblem({ rule: 'mdx-syntax' });
  expect(check({ words: 1 }, { draft: true })).toEqual([]);
  expect(check({ words: 1 }, {}, rules, [broken])).toEqual([]);
  expect(check({ words: 1 }, {}, null)).toEqual([]);
});

it('content/writing.json is valid and lists no word twice', () => {
  const { terms = [], phrases = [] } = readWritingRules('content') ?? {};
  const words = [...terms, ...phrases].flatMap(({ not }) => not);
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it('reading the writing rules returns none for content without a writing.json', () => {
  expect(readWritingRules('tests/fixtures/kitchen-sink')).toBeNull();
});

it('reading the writing rules throws an error that names file and key of a mistake', () => {
  folder.write('writing.json', JSON.stringify({ ...rules, terms: [{ write: 'x', nots: ['y'] }] }));
  expect(() => readWritingRules(folder.at())).toThrow(/content\/writing\.json: .*terms\[0\]/);
});
