import { describe, expect, it } from 'vitest';
import { checkWriting } from '@/lib/checks/writing';
import { readWritingRules } from '@/lib/checks/writing-rules';
import type { Doc } from '@/lib/content/types';
import type { Prose } from '@/lib/mdx/types';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';
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

describe('checks of the text', () => {
  it('report a short page, unless it is a category’s page or says that it is short on purpose', () => {
    expect(check({ words: 149 })).toMatchObject([{ rule: 'short-page', line: 1 }]);
    expect(check({ words: 150 })).toEqual([]);
    expect(check({ words: 10 }, { isCategoryIndex: true })).toEqual([]);
    expect(check({ words: 10 }, { frontmatter: { short_page: true } })).toEqual([]);
  });

  it('report a heading over nothing', () => {
    expect(check({ emptySections: [piece('Next steps')] })).toMatchObject([
      { rule: 'empty-section', line: 12, message: 'The section "Next steps" is empty.' },
    ]);
  });

  it('report what is still to be written', () => {
    expect(check({ pieces: [piece('A guide is Coming soon.'), piece('todo: ports')] })).toMatchObject([
      { rule: 'unfinished-text', line: 12, column: 12 },
      { rule: 'unfinished-text', line: 12, column: 1 },
    ]);
  });

  it('report a word of the list with what to write, and where the list is', () => {
    expect(check({ pieces: [piece('Two datasources.')] })).toMatchObject([
      {
        rule: 'term',
        file: 'content/latest/faq/general.md',
        line: 12,
        column: 5,
        hint: expect.stringMatching(/"data source".*content\/writing\.json/),
      },
    ]);
  });

  it('report a phrase to avoid with what to write, in edited pages only', () => {
    const pieces = [piece('Create it anew.')];
    expect(check({ pieces })).toMatchObject([
      { rule: 'phrase', line: 12, column: 11, hint: expect.stringMatching(/again.*docs\/writing\.md/) },
    ]);
    expect(check({ pieces }, {}, { ...rules, edited: ['latest/fa', '3.9/faq'] })).toEqual([]);
    expect(check({ pieces }, {}, { ...rules, edited: ['latest'] })).toHaveLength(1);
  });

  it('leave drafts, bodies that did not compile, and content without rules alone', () => {
    const told = { message: 'm', hint: 'h', severity: 'error' } as const;
    const broken = { ...told, line: 1, column: 1, rule: 'mdx-syntax' };
    expect(check({ words: 1 }, { draft: true })).toEqual([]);
    expect(check({ words: 1 }, {}, rules, [broken])).toEqual([]);
    expect(check({ words: 1 }, {}, null)).toEqual([]);
  });
});

describe('content/writing.json', () => {
  it('is right, and holds no word twice', () => {
    const { terms = [], phrases = [] } = readWritingRules(process.cwd(), 'content') ?? {};
    const words = [...terms, ...phrases].flatMap(({ not }) => not);
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('is not asked of content without it', () => {
    expect(readWritingRules(process.cwd(), 'tests/fixtures/kitchen-sink')).toBeNull();
  });

  it('names the file and the key of a fault in it', () => {
    folder.write('writing.json', JSON.stringify({ ...rules, terms: [{ write: 'x', nots: ['y'] }] }));
    expect(() => readWritingRules(process.cwd(), folder.at())).toThrow(
      /content\/writing\.json: .*terms\[0\]/,
    );
  });
});
