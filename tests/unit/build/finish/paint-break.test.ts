import { expect, it } from 'vitest';
import { addPaintBreak } from '@/build/finish/paint-break';

const drawPage = (...blocks: string[]) =>
  `<body><nav><p>menu</p></nav><main><article class="theme-doc-markdown prose">${blocks.join('\n')}</article><footer></footer></main></body>`;
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index}</p>`);
const script = '<script> </script>';

it('adds a script after the first eight blocks of a text', () => {
  const nested = '<ul>\n<li title="a>b">one<br/>two<pre><code>&lt;p></code></pre></li>\n</ul>';
  const before = [nested, '<hr/>', ...paragraphs(6)];
  expect(addPaintBreak(drawPage(...before, '<p>next</p>', '<p>end</p>'))).toBe(
    drawPage(...before, `${script}<p>next</p>`, '<p>end</p>'),
  );
});

it('keeps a heading and what follows it together', () => {
  const before = [...paragraphs(7), '<h2>Title</h2>', '<p>text</p>'];
  expect(addPaintBreak(drawPage(...before, '<p>next</p>'))).toBe(drawPage(...before, `${script}<p>next</p>`));
});

it.each([
  ['a short text', drawPage(...paragraphs(8))],
  ['a text that ends with a heading', drawPage(...paragraphs(7), '<h2>Title</h2>')],
  ['a page without a text', '<body><p>1</p></body>'],
])('leaves %s as it is', (_, html) => {
  expect(addPaintBreak(html)).toBe(html);
});
