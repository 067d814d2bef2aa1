import { expect, it } from 'vitest';
import { checkEmptyLinks } from '@/lib/checks/empty-links';
import { compileBody } from '@/lib/mdx/compile';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const doc = makeDoc('faq/general.md', { bodyLine: 5 });

async function check(body: string) {
  return checkEmptyLinks(makeSite([doc], [await compileBody(body)])).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

it.each([
  ['[](/help)', '5:1 The link to "/help" has no text.'],
  ['See [Help]() now.', '5:5 The link "Help" has no address.'],
  ['[Help](#)', '5:1 The link "Help" has no address.'],
  ['[Help][h]\n\n[h]: <>', '5:1 The link "Help" has no address.'],
  ['[ ![](/logo.svg) ](/help)', '5:1 The link to "/help" has no text.'],
  ['<a href="/help"></a>', '5:4 The link to "/help" has no text.'],
])('BLD-09 %s is an empty link', async (body, message) => {
  expect(await check(body)).toEqual([message]);
});

it.each([
  '[Help](/help)',
  '[`code`](#x)',
  '[![The logo](/logo.svg)](/help)',
  '<a href="/help">Help</a>',
  '<a href="/help" aria-label="Help"></a>',
  '<a href="/help"><img src="/logo.svg" alt="Help" /></a>',
  '<a href="/help">{1 + 1}</a>',
  '<a id="old-anchor"></a>',
])('BLD-09 %s is none', async (body) => {
  expect(await check(body)).toEqual([]);
});
