import { expect, it } from 'vitest';
import { highlightCode, getLanguage } from '@/lib/mdx/highlight';
import { site } from '@/lib/site/config';

/** Returns the code that a reader sees and copies. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each([
  ['js', "// x\nserve('x', 3)", '"c">// x</span>', `"s">'x'</span>`, '"n">3<', '"f">serve<'],
  ['json', '{ "a": [1, true] }', '<span class="m">"a"</span>', '<span class="n">true</span>'],
  ['yaml', 'name: "x" # note', '<span class="m">name</span>', '<span class="c"># note</span>'],
  ['bash', 'docker run -p 80 $IMAGE', '<span class="f">docker</span>', '<span class="m">$IMAGE</span>'],
  ['html', '<b id="x">y</b>', '<span class="k">b</span>', '<span class="m">id</span>'],
  ['python', 'def f(x):\n    return x', '<span class="k">def</span>', '<span class="f">f</span>'],
  ['dockerfile', 'FROM node:20', '<span class="k">FROM</span>', 'node:20'],
  ['nginx', 'listen 80;', '<span class="k">listen', '<span class="n">80</span>'],
])(
  'DOC-25 DOC-26 code in the language %s is highlighted with classes, without inline styles',
  async (lang, code, ...parts) => {
    const html = await highlightCode(code, lang);
    expect(html).not.toContain('style');
    for (const part of parts) expect(html).toContain(part);
    expect(textOf(html)).toBe(code);
  },
);

it('DOC-26 syntax highlighting loads every configured language', async () => {
  for (const name of [...site.codeLanguages, 'sh', 'yml', 'py', 'md', 'docker']) {
    expect(getLanguage(name)?.id).toMatch(/^[a-z0-9]+$/);
    expect(textOf(await highlightCode('a <b> & "c"\n# d', name))).toBe('a <b> & "c"\n# d');
  }
});

it('DOC-26 syntax highlighting ignores the case of a language, and leaves unknown languages plain', async () => {
  expect(await highlightCode('let a', 'JS')).toContain('<span class="k">let</span>');
  expect(await highlightCode('let a = "<b>" && c', 'FooLang')).toBe('let a = "&lt;b&gt;" &amp;&amp; c');
});

it('DOC-26 highlighting a diff marks inserted and deleted lines, but not its file names', async () => {
  const html = await highlightCode('--- a/x\n+++ b/x\n-old\n+new\n same', 'diff');
  expect(html).toContain('<span class="L del"><span class="d">-old</span>\n</span>');
  expect(html).toContain('<span class="L ins"><span class="i">+new</span>\n</span>');
  expect(html.match(/class="L (ins|del)"/g)).toHaveLength(2);
});

it('highlighted code joins adjacent spans of one class, also across spaces and lines', async () => {
  expect(await highlightCode('/* a\n   b */', 'js')).toBe('<span class="c">/* a\n   b */</span>');
  expect(await highlightCode('# one\n# two', 'bash')).toBe('<span class="c"># one\n# two</span>');
});

it('DOC-22 highlighted code wraps lines in elements only if lines are marked or numbered', async () => {
  const mark = (options?: Parameters<typeof highlightCode>[2]) => highlightCode('a\nb', 'text', options);
  expect(await mark()).toBe('a\nb');
  expect(await mark({ firstNumber: 1 })).toBe('<span class="L">a\n</span><span class="L">b</span>');
  const marks = new Map([2, 1].map((line) => [line, line === 2 ? 'hl' : 'err'] as const));
  expect(await mark({ marks })).toBe('<span class="L err">a\n</span><span class="L hl">b</span>');
  // Line numbers that do not start at 1 are written into the HTML.
  const numbered = '<span class="L" data-n="9">a\n</span><span class="L" data-n="10">b</span>';
  expect(await mark({ firstNumber: 9 })).toBe(numbered);
});
