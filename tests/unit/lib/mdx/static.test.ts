import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

it.each([
  ["ok\n\nimport a from '@theme/Tabs';\nimport b from 'lodash';", ['3:1 code-in-page']],
  ['export const c = 1;', ['1:1 code-in-page']],
  ['ok\n\nOpen `/x` with {studyUid} here.', ['3:16 code-in-page']],
  ['<div title={name}>x</div>', ['1:6 code-in-page']],
  ['<div {...name}>x</div>', ['1:6 code-in-page']],
  [
    '<b onClick={() => 1} ref="x">b</b> <b onclick="x()">b</b>',
    [4, 22, 39].map((at) => `1:${at} code-in-page`),
  ],
  ["{' '} {/* note */} {1} <b style={{ top: -1 }} data-a={[`a`, true]} hidden>b</b>", []],
])('BLD-11 compiling a page reports JavaScript in its text at its place: %j', async (body, problems) => {
  expect(await findProblems(body)).toEqual(problems);
});

it('BLD-11 rendering Markdown leaves out imports, {expressions} and event handlers, which it reports as problems', async () => {
  const text = 'Text {1 + 1} <b title={a} onclick="x">b</b>.';
  const body = `import a from 'b';\n\n${text}\n\n<head><title>T</title></head>`;
  expect(await render(body)).toBe('<p>Text  <b>b</b>.</p>');
});

it.each([
  '<head><title>Own</title></head>',
  '<Head>\n<link rel="stylesheet" href="/x.css" /></Head>',
  '<meta httpEquiv="refresh" content="0" />',
  '<style>{`a { color: red }`}</style>',
  '<base href="/x" />',
  '<script src="/x.js"></script>',
])('SH-06 compiling a page reports %s, which must not be in a page', async (body) => {
  expect((await compileBody(body)).problems).toMatchObject([{ rule: 'page-head', severity: 'error' }]);
});

it('BLD-09 compiling a page collects addresses of media, frames and styles with use and line', async () => {
  const body = `<video src="./a.mp4" poster='b.png'><track src={"c.vtt"} /></video>

<picture><source srcset="d.webp 1x, e.webp 2x" /><img src="f.png" alt="" /></picture>

<iframe src="https://x.test/g" title="g" /> <embed src="h.pdf" /> <object data="i.pdf" />

<audio src="j.mp3" /> <p style={{ background: 'url(k.png)' }}>k</p>`;
  const { files, images, problems } = await compileBody(body);
  expect(problems).toEqual([]);
  expect(images.map(({ href }) => href)).toEqual(['f.png']);
  const first = ['1 media ./a.mp4', '1 image b.png', '1 media c.vtt', '3 image d.webp', '3 image e.webp'];
  const later = [
    '5 frame https://x.test/g',
    '5 object h.pdf',
    '5 object i.pdf',
    '7 media j.mp3',
    '7 image k.png',
  ];
  expect(files.map(({ href, use, line }) => `${line} ${use} ${href}`)).toEqual([...first, ...later]);
});

it('BLD-11 compiling a page reports <Link> of Docusaurus as an unknown component, not as a <link> of the head', async () => {
  const { problems, componentRefs } = await compileBody('A <Link to="/faq">link</Link>.');
  expect(problems).toEqual([]);
  expect(componentRefs).toMatchObject([{ name: 'Link', line: 1, column: 3 }]);
});

it.each([
  ['Text\n\n<Card title="C">A card</Card>', ['This <Card> has no href.']],
  ['Text\n\n<Card href="./a.md">A card</Card>', ['This <Card> has no title.']],
  ['Text\n\n<Video />', ['This <Video> has no title.', 'This <Video> has no href.']],
  ['Text\n\n<Screenshot />', ['This <Screenshot> has no picture.']],
  ['Text\n\n<Screenshot name="about" /> with words', ['This <Screenshot> has no picture.']],
  ['Text\n\n<Admonition>Words</Admonition>', ['This <Admonition> has no type.']],
  ['Text\n\n<Card href="./a.md" title={"C"} />', []],
])(
  'BLD-09 compiling a page reports components without attributes that they need: %j',
  async (body, messages) => {
    const { problems } = await compileBody(body);
    const rule = 'missing-attribute';
    expect(problems).toMatchObject(
      messages.map((message) => ({ line: 3, rule, severity: 'error', message })),
    );
  },
);
