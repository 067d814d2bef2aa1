import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

it('BLD-11 ignores imports of components that pages have anyway', async () => {
  const body =
    "import Tabs from '@theme/Tabs';\nimport X from '@site/src/x';\nimport React from 'react';\n\ntext";
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toBe('<p>text</p>');
});

it('BLD-11 reports other imports and exports at their lines', async () => {
  const body = "ok\n\nimport a from '@theme/Tabs';\nimport b from 'lodash';\nexport const c = 1;\n";
  expect(await findProblems(body)).toEqual(['4:1 unsupported-import', '5:1 unsupported-export']);
});

it('DOC-28 collects images given by import, require and useBaseUrl', async () => {
  const body = `import logo from './img/logo.png';
import wide from '@site/static/img/wide.png';

<img src={logo} /> <img src={wide} /> <Image img={require("./a.png")} />
<img src={require('./b.png').default} /> <img src={useBaseUrl('/img/c.png')} />

<ThemedImage alt="x" sources={{ light: useBaseUrl('/l.svg'), dark: './d.svg' }} />`;
  const { images, problems } = await compileBody(body);
  expect(problems).toEqual([]);
  expect(images.map(({ href }) => href).join(' ')).toBe(
    './img/logo.png /img/wide.png ./a.png ./b.png /img/c.png /l.svg ./d.svg',
  );
  const html = await render(body);
  expect(html).toContain('<img src="./img/logo.png"/>');
  expect(html).toContain('"sources":{"light":"/l.svg","dark":"./d.svg"}');
});

it('BLD-09 collects all other addresses with use and line', async () => {
  const body = `<video src="./a.mp4" poster='b.png'><track src={"c.vtt"} /></video>

<picture><source srcset="d.webp 1x, e.webp 2x" /><img src="f.png" alt="" /></picture>

<iframe src="https://x.test/g" title="g" /> <embed src="h.pdf" /> <object data="i.pdf" />

{[1].map((n) => <audio key={n} src="j.mp3" />)} <p style={{ background: 'url(k.png)' }}>k</p>`;
  const { files, images, problems } = await compileBody(body);
  expect(problems).toEqual([]);
  expect(images.map(({ href }) => href)).toEqual(['f.png']);
  expect(files.map(({ href, use, line }) => `${line} ${use} ${href}`)).toEqual([
    '1 media ./a.mp4',
    '1 image b.png',
    '1 media c.vtt',
    '3 image d.webp',
    '3 image e.webp',
    '5 frame https://x.test/g',
    '5 object h.pdf',
    '5 object i.pdf',
    '7 media j.mp3',
    '7 image k.png',
  ]);
});

it('BLD-09 removes event handlers and refs of all elements with a warning at their place', async () => {
  const body = `<button onClick={() => alert(1)} ref={(x) => x}>Press</button>

<Card title="x" href="/x" onMouseEnter={() => 1} />

{<b
  onclick="x()">b</b>}`;
  expect(await findProblems(body)).toEqual([
    '1:9 event-handler',
    '1:34 event-handler',
    '3:27 event-handler',
    '6:3 event-handler',
  ]);
  expect(await render(body)).toContain('<button>Press</button>');
});

it('SH-06 moves the content of <head> and <Head> to the head of the page', async () => {
  const body = `<head>
  <title>Own title</title>
  <meta name="robots" content="noindex" />
  <link rel="canonical" href={'/other'} />
</head>

<Head><meta property="og:title" content="T" /></Head>

Text.`;
  const { head, problems } = await compileBody(body);
  expect(problems).toEqual([]);
  expect(head).toEqual([
    { tag: 'title', attributes: { content: 'Own title' } },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { tag: 'link', attributes: { rel: 'canonical', href: '/other' } },
    { tag: 'meta', attributes: { property: 'og:title', content: 'T' } },
  ]);
  expect(await render(body)).toBe('<p>Text.</p>');
});

it.each([
  '<head><script src="/x.js" /></head>',
  '<head>\n<link rel="stylesheet" href="/x.css" /></head>',
  '<meta httpEquiv="refresh" content="0" />',
  '<head><meta name="x" content={now} /></head>',
  '<style>{`a { color: red }`}</style>',
  '<base href="/x" />',
])('SH-06 reports %s, which is not allowed in a page', async (body) => {
  const { head, problems } = await compileBody(body);
  expect(head).toEqual([]);
  expect(problems).toMatchObject([{ rule: 'page-head', severity: 'error' }]);
});

it('DOC-33 removes props that contents and card lists read from the page itself', async () => {
  const body =
    '<TOCInline toc={toc} maxHeadingLevel={4} />\n\n<DocCardList items={useCurrentSidebarCategory().items} />';
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toContain('<x-tocinline props="{"maxHeadingLevel":4}"></x-tocinline>');
  expect(await render(body)).toContain('<x-doccardlist props="{}"></x-doccardlist>');
});
