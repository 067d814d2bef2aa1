import { expect, it } from 'vitest';
import { buildDocWithTimeLimit } from '@/lib/content/doc';
import { getContentTitle, getFirstText, stripComments } from '@/lib/content/first-text';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { withTimeLimit } from '@/lib/content/time-limit';

const page = (text: string) => ({ version: 'current', file: 'content/latest/a.md', source: 'a.md', text });
const context = { versionPath: '/', editUrl: null, lastUpdates: null };

it('BLD-09 a frontmatter without end in sight is told as such, and the text below it is kept', () => {
  const text = `---\ntitle: A\n${'   \n'.repeat(100_000)}---\n\n# Text\n`;
  expect(withTimeLimit(() => parseFrontmatter(page(text)), 5_000)).toEqual({
    frontmatter: {},
    data: {},
    keyLines: {},
    body: '\n# Text\n',
    bodyLine: 100_004,
    problems: [expect.objectContaining({ rule: 'frontmatter-too-large', line: 1, severity: 'error' })],
  });
});

it.each(['<!--', '{/*', '[', '*a ', '`a', '{#a'])('BLD-09 title and text are found among many %s', (mark) => {
  const line = mark.repeat(Math.floor(300_000 / mark.length));
  expect(withTimeLimit(() => getFirstText(`# Title\n\n${line}\n\nEnd.`), 15_000)).not.toBe('');
  expect(withTimeLimit(() => getContentTitle(`# ${line}\n`), 15_000)).not.toBeUndefined();
});

it('BLD-09 a page that takes too long is empty, and says so', () => {
  const { doc, problems } = buildDocWithTimeLimit(page(`# A\n\n${'word '.repeat(150_000)}`), context, 1);
  expect(doc).toMatchObject({ file: 'content/latest/a.md', route: '/a', body: '\n' });
  expect(problems).toMatchObject([{ rule: 'page-takes-too-long', severity: 'error' }]);
});

it.each([
  ['a<!-- b -->c', 'ac'],
  ['a{/* b */}c', 'ac'],
  ['<!-- {/* -->a*/}', 'a*/}'],
  ['{/* <!-- */}a-->', 'a-->'],
  ['a<!-- b', 'a<!-- b'],
  ['a{/* b <!-- c -->d', 'a{/* b d'],
  ['<!-- a --><!-- b -->{/* c */}d<!--e-->', 'd'],
  ['<!-- a\nb -->c', 'c'],
  ['', ''],
])('SH-06 stripComments %j is %j', (text, expected) => expect(stripComments(text)).toBe(expected));

it('SH-06 stripComments takes time in proportion to the text', () => {
  const text = '<!--{/*'.repeat(140_000);
  expect(withTimeLimit(() => stripComments(text), 5_000)).toBe(text);
});
