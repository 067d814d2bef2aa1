import { expect, it } from 'vitest';
import { checkHeadingOrder } from '@/lib/checks/heading-order';
import { compileBody } from '@/lib/mdx/compile';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const doc = makeDoc('faq/general.md', { bodyLine: 5 });

const check = async (body: string) => checkHeadingOrder(makeSite([doc], [await compileBody(body)]));

it('SH-17 BLD-09 a heading that skips a level is named with its place and the level to write', async () => {
  expect(await check('# A\n\n## B\n\n#### C\n')).toEqual([
    {
      file: doc.file,
      line: 9,
      column: 1,
      rule: 'heading-skips-level',
      message: 'The heading "C" is of level 4; the one before it is of level 2.',
      hint: 'Write it with ###: readers of screen readers go from level to level.',
    },
  ]);
});

it('SH-17 the first heading below the title of the frontmatter counts as well', async () => {
  expect((await check('Text.\n\n### A')).map(({ line }) => line)).toEqual([7]);
});

it('SH-17 going up by any number of levels is right, and so are headings of HTML in their place', async () => {
  expect(await check('## A\n\n### B\n\n#### C\n\n## D\n\n<h3 id="e">E</h3>')).toEqual([]);
  expect(await check('')).toEqual([]);
});
