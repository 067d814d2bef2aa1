import { expect, it } from 'vitest';
import { checkImageTexts } from '@/lib/checks/image-texts';
import { compileBody } from '@/lib/mdx/compile';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const doc = makeDoc('faq/general.md', { bodyLine: 5 });

const check = async (body: string) => checkImageTexts(makeSite([doc], [await compileBody(body)]));

it.each(['![](/a.png)', '![ ](/a.png)', '![][a]\n\n[a]: /a.png', '<img src="/a.png" />'])(
  'BLD-09 %s has no text alternative',
  async (body) => {
    const [problem, ...more] = await check(body);
    expect(problem).toMatchObject({ file: doc.file, line: 5, rule: 'image-without-text' });
    expect(problem?.message).toBe('The image "/a.png" has no text alternative.');
    expect(more).toEqual([]);
  },
);

it.each([
  '![The list of studies](/a.png)',
  '![List][a]\n\n[a]: /a.png',
  '<img src="/a.png" alt="List" />',
  '<img src="/a.png" alt="" />',
])('BLD-09 %s has one, or says that it is decoration', async (body) => {
  expect(await check(body)).toEqual([]);
});
