import { expect, it } from 'vitest';
import { checkImages } from '@/lib/checks/images';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';

const doc = makeDoc('faq/general.md', { bodyLine: 3 });
const files = new Set(['content/latest/faq/img/a b.png', 'content/latest/assets/x.png', 'public/logo.svg']);

function check(href: string) {
  const body = makeCompiled({ images: [{ href, line: 4, column: 2 }] });
  return checkImages(makeSite([doc], [body], { fileExists: (file) => files.has(file) }));
}

it.each([
  './img/a%20b.png',
  'img/a%20b.png',
  '../assets/x.png',
  '/logo.svg',
  'https://ohif.org/x.png',
  'data:image/png;base64,AA',
])('BLD-09 the image %s is there or not ours', (href) => {
  expect(check(href)).toEqual([]);
});

it('BLD-09 a missing image is reported with its place and the file looked for', () => {
  expect(check('../assets/X.png')).toEqual([
    {
      file: 'content/latest/faq/general.md',
      line: 6,
      column: 2,
      rule: 'missing-image',
      message: 'The image "../assets/X.png" does not exist: there is no file content/latest/assets/X.png.',
      hint: 'Correct the path, which is case-sensitive, or add the file.',
    },
  ]);
  expect(check('/nope.svg')).toHaveLength(1);
});
