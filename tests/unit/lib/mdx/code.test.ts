import { expect, it } from 'vitest';
import { parseFenceMeta } from '@/lib/mdx/fence-meta';
import { extractMagicComments } from '@/lib/mdx/magic-comments';
import { findProblems, renderCode } from './render';

const fence = (head: string, ...lines: string[]) => ['```' + head, ...lines, '```'].join('\n');

it('DOC-22 a compiled code block has highlighted HTML, its language and title, and line numbers if requested', async () => {
  const html = '<span class="L" data-n="5"><span class="k">let</span> a;</span>';
  const titled = fence('JS title="a b.js" showLineNumbers=5', 'let a;');
  expect(await renderCode(titled)).toEqual([{ html, lang: 'js', title: 'a b.js', lineNumbers: true }]);
  expect(await renderCode(fence('text showLineNumbers', 'a'))).toMatchObject([{ lineNumbers: true }]);
  expect(await renderCode(fence('', 'a'))).toEqual([{ html: 'a', lang: 'text' }]);
});

it('DOC-22 code blocks in lists, quotes, tabs and directives are highlighted', async () => {
  const inList = `- a\n\n  ${fence('js', 'let a').replaceAll('\n', '\n  ')}`;
  const inQuote = `> ${fence('js', 'let b').replaceAll('\n', '\n> ')}`;
  const inTab = `<Tabs><TabItem value="a">\n\n${fence('js', 'let c')}\n\n</TabItem></Tabs>`;
  const inNote = `:::note\n\n${fence('js', 'let d')}\n\n:::`;
  const blocks = await renderCode([inList, inQuote, inTab, inNote].join('\n\n'));
  expect(blocks.map(({ html }) => html)).toEqual(
    [...'abcd'].map((name) => `<span class="k">let</span> ${name}`),
  );
});

it.each([
  [['js config.js', 'a'], ['3:1 code-meta']],
  [['js {2}', 'a'], ['3:1 code-meta']],
  [['js {b-a}', 'a'], ['3:1 code-meta']],
  [['js showLineNumbers=x', 'a'], ['3:1 code-meta']],
  [['js noInline unchecked="needs a server"', 'a'], []],
  [['js', 'a', '// highlight-start', 'b'], ['5:1 highlight-comment']],
  [['js', 'a', '// highlight-end'], ['5:1 highlight-comment']],
  [['js', 'a', '// highlight-next-line'], ['5:1 highlight-comment']],
  [['js', 'a', '// hightlight-next-line', 'b'], ['5:1 highlight-comment']],
  [['bash', '# Highlight-Start', 'a'], ['4:1 highlight-comment']],
  [['bash', '# start', 'a', '# error-handling'], []],
  [['js title="a', 'a'], ['3:1 code-meta']],
  [["js title='a {1}", 'a'], ['3:1 code-meta']],
  [['js title="it\'s a="', 'a'], []],
])(
  'DOC-22 compiling a page warns about options and comments of a code block that have no effect: %j',
  async ([head = '', ...lines], problems) => {
    expect(await findProblems(`ok\n\n${fence(head, ...lines)}`)).toEqual(problems);
  },
);

it.each([
  ['an open block', '```js\na\n\n## B', ['1:1 unclosed-code-block']],
  ['an open block in a list', '- a\n\n  ~~~\n  b\n\nText', ['3:3 unclosed-code-block']],
  ['a shorter closing line', '````\na\n```', ['1:1 unclosed-code-block']],
  ['an opening line within a block', '```js\na\n\nText\n\n```js\nb\n```', ['1:1 unclosed-code-block']],
  ['nothing in quotes and lists', '> ```\n> a\n> ```\n\n- ~~~~\n  b\n  ~~~~~  ', []],
  ['nothing for an empty block and a block in a block', '```\n```\n\n````md\n```js\na\n```\n````', []],
])('BLD-11 compiling a page with code blocks reports %s', async (_name, body, problems) => {
  expect(await findProblems(body)).toEqual(problems);
});

it.each([
  ['js', '// highlight-next-line'],
  ['ts', '/* highlight-next-line */'],
  ['jsx', '  {/* highlight-next-line */}'],
  ['bash', '# highlight-next-line'],
  ['yaml', '  # highlight-next-line'],
  ['html', '<!-- highlight-next-line -->'],
  ['sql', '-- highlight-next-line'],
  ['ini', '; highlight-next-line'],
  ['latex', '% highlight-next-line'],
  ['batch', 'REM highlight-next-line'],
  ['BAT', '@rem highlight-next-line'],
  ['cmd', ':: highlight-next-line'],
  ['vb', "' highlight-next-line"],
  ['vba', "' highlight-next-line"],
  ['ocaml', '(* highlight-next-line *)'],
  ['haskell', '{- highlight-next-line -}'],
  ['lua', '-- highlight-next-line'],
  ['matlab', '% highlight-next-line'],
  ['f90', '! highlight-next-line'],
  ['clojure', ';; highlight-next-line'],
  ['erlang', '%% highlight-next-line'],
  ['vim', '" highlight-next-line'],
  ['handlebars', '{{!-- highlight-next-line --}}'],
  ['powershell', '<# highlight-next-line #>'],
  ['rst', '.. highlight-next-line'],
  ['json', '// highlight-next-line'],
  ['mdx', '<!-- highlight-next-line -->'],
  ['diff', '// highlight-next-line'],
  ['no-language', '# highlight-next-line'],
])('DOC-22 a comment in %s that highlights the next code line is found and removed: %s', (_lang, comment) => {
  const marks = new Map([[2, 'hl']]);
  const marked = extractMagicComments(`a\n${comment}\nb\nc`);
  expect(marked).toEqual({ code: 'a\nb\nc', marks, faults: [] });
});

it.each(['.highlight-start', '- highlight-start', 'highlight-start', '// see highlight-next-line'])(
  'DOC-22 a code line that is not only a highlighting comment stays in the code: %s',
  (line) => {
    const marked = extractMagicComments(`${line}\na`);
    expect(marked.code).toBe(`${line}\na`);
    expect(marked.faults).toEqual([]);
  },
);

it('DOC-22 highlighting comments mark several code lines, and mark errors differently', () => {
  const lines = ['# highlight-start', 'a', 'b', '# highlight-end', 'c', '# error-next-line', 'd'];
  const { code, marks } = extractMagicComments(lines.join('\n'));
  expect(code).toBe('a\nb\nc\nd');
  expect(Object.fromEntries(marks)).toEqual({ 1: 'hl', 2: 'hl', 4: 'err' });
});

it('DOC-22 the opening line of a code block can have its options in any order and without quotes', () => {
  const nothing = { sample: {}, faults: [] };
  const ordered = { ...nothing, title: 'x y', lines: [2, 4, 5, 7], lineNumbers: 1 };
  expect(parseFenceMeta(`{2,4-5} title='x y' showLineNumbers {7}`)).toEqual(ordered);
  const meta = { title: 'x.js', lineNumbers: 0, faults: [] };
  expect(parseFenceMeta('title=x.js showLineNumbers=0')).toMatchObject(meta);
});

it('DOC-22 options of a code block for the tests of samples are read apart from its title, and empty ones reported', () => {
  const meta = parseFenceMeta('title=x.js given="servicesManager viewportId" part=AppConfig unchecked=""');
  expect(meta).toMatchObject({ title: 'x.js', lines: [] });
  expect(meta.sample).toEqual({ given: 'servicesManager viewportId', part: 'AppConfig' });
  expect(meta.faults.map(({ message }) => message)).toEqual(['unchecked is empty.']);
});
