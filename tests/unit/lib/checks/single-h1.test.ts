import { expect, it } from 'vitest';
import { checkSingleH1 } from '@/lib/checks/headings';
import type { Doc } from '@/lib/content/types';
import type { Heading } from '@/lib/mdx/types';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';

const heading = (text: string, level: Heading['level'], line: number) => ({ id: text, text, level, line });

const check = (doc: Partial<Doc>, headings: Heading[]) =>
  checkSingleH1(
    makeSite([makeDoc('faq/general.md', { bodyLine: 10, ...doc })], [makeCompiled({ headings })]),
  );

it('SH-17 a page that begins with its heading, or shows its title instead, has one', () => {
  expect(check({ contentTitle: 'A' }, [heading('A', 1, 1), heading('b', 2, 3)])).toEqual([]);
  expect(check({ contentTitle: null }, [heading('b', 2, 3)])).toEqual([]);
  expect(check({ contentTitle: 'A', frontmatter: { hide_title: true } }, [heading('A', 1, 1)])).toEqual([]);
});

it('SH-17 a second top heading is reported on its line', () => {
  expect(check({ contentTitle: 'A' }, [heading('A', 1, 1), heading('B', 1, 5)])).toMatchObject([
    { line: 14, rule: 'single-h1', message: expect.stringContaining('"B"') },
  ]);
});

it('SH-17 DOC-02 a top heading that comes first but late stands alone; one after other headings comes on top', () => {
  const shown = { contentTitle: null, title: 'Shown' };
  expect(check(shown, [heading('B', 1, 5)])).toEqual([]);
  expect(check(shown, [heading('A', 2, 4), heading('B', 1, 5)])).toMatchObject([
    {
      line: 14,
      message: 'The heading "B" is a second top heading in addition to the page\'s title "Shown".',
    },
  ]);
});

it('SH-17 a page that hides its title and has no heading has none', () => {
  expect(check({ contentTitle: null, frontmatter: { hide_title: true } }, [])).toMatchObject([{ line: 1 }]);
  expect(
    check({ contentTitle: null, frontmatter: { hide_title: true }, keyLines: { hide_title: 3 } }, []),
  ).toMatchObject([{ line: 3 }]);
});
