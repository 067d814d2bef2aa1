import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';

const readProse = async (...blocks: string[]) => (await compileBody(blocks.join('\n\n'))).prose;

it('the prose of a page for the writing check excludes code, link texts and top heading', async () => {
  const { pieces } = await readProse(
    '# Title',
    'One `code` two [three](https://example.org).',
    '## Four {#id}',
    '```js\nfive();\n```',
    ':::note[Six]\n\n- seven\n\n:::',
  );
  const texts = pieces.map(({ text }) => text.trim());
  expect(texts).toEqual(expect.arrayContaining(['One', 'two', '.', 'Four', 'seven']));
  expect(pieces.map(({ text }) => text).join('')).not.toMatch(/Title|code|three|five/);
  expect(pieces.find(({ text }) => text === 'seven')).toEqual({ text: 'seven', line: 13, column: 3 });
});

it('the word count of a page includes all words that readers see, except code blocks', async () => {
  const code = '```js\nnot counted\n```';
  const { words } = await readProse('# A title', 'Two `words` – and [a link](x.md).', code);
  expect(words).toBe(7);
});

it('compiling a page finds empty sections, but none with a block or a deeper heading', async () => {
  const full = ['## Full', '### Deeper', 'Text.', '### Cards', '<DocCardList />'];
  const { emptySections } = await readProse('# Title', '## Empty', ...full, '## Last');
  expect(emptySections.map(({ text, line }) => `${text} ${line}`)).toEqual(['Empty 3', 'Last 15']);
});
