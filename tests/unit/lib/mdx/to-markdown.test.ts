import { expect, it } from 'vitest';
import { toPageMarkdown } from '@/lib/mdx/to-markdown';

const convert = (html: string) => toPageMarkdown(html, 'https://docs.example.org/guide/page').trim();

it('the Markdown copy of a page keeps code blocks with title, language and the viewer version that ran them', () => {
  const block =
    '<figure class="code-block language-js"><figcaption class="code-title">app.js</figcaption><pre><code><span class="k">const</span> a = `x`;\n\n  b &lt; c;\n</code></pre><p class="code-ran">Ran in 3.10</p></figure>';
  expect(convert(block)).toBe('**app.js**\n\n```js\nconst a = `x`;\n\n  b < c;\n```\n\nRan in 3.10');
});

it('the Markdown copy of a page has absolute addresses of pages, anchors and images', () => {
  expect(convert('<p><a href="/faq/">FAQ</a>, <a href="#top">top</a> <img src="/a.webp" alt="A"></p>')).toBe(
    '[FAQ](https://docs.example.org/faq/), [top](https://docs.example.org/guide/page#top) ![A](https://docs.example.org/a.webp)',
  );
});

it('the Markdown copy of a page contains all tabs and details with their labels', () => {
  const tabs =
    '<div role="tablist"><button>npm</button><button>yarn</button></div><div role="tabpanel"><p class="tab-caption" aria-hidden="true">npm</p><p>One</p></div><div role="tabpanel" data-state="inactive"><p class="tab-caption" aria-hidden="true">yarn</p><p>Two</p></div>';
  expect(convert(tabs)).toBe('**npm**\n\nOne\n\n**yarn**\n\nTwo');
  expect(convert('<details><summary>More</summary><p>Text</p></details>')).toBe('**More**\n\nText');
  expect(convert('<details><summary><h3>More</h3></summary>Text</details>')).toBe('### More\n\nText');
});

it('the Markdown copy of a page shows admonitions as quotes that begin with their title', () => {
  const callout =
    '<div role="note" class="admonition"><p class="admonition-title"><svg></svg><span>Tip</span></p><div class="admonition-body"><p>Text</p></div></div>';
  expect(convert(callout)).toBe('> **Tip**\n>\n> Text');
});

it('the Markdown copy of a page keeps image and labels of a screenshot, and links the poster of a clip to its video', () => {
  const frame = (inner: string) =>
    `<figure class="screenshot"><span>${inner}<svg aria-hidden="true"><text>1</text></svg></span><figcaption><ol><li>The <code>Save</code> button</li></ol></figcaption></figure>`;
  expect(
    convert(frame('<img class="image-placeholder" src="data:," alt=""><img src="/a.webp" alt="A">')),
  ).toBe('![A](https://docs.example.org/a.webp)\n\n1. The `Save` button');
  expect(convert(frame('<video poster="/a.webp" src="/a.webm" aria-label="A"></video>'))).toContain(
    '[![A](https://docs.example.org/a.webp)](https://docs.example.org/a.webm)',
  );
});

it('the Markdown copy of a page leaves out heading links, term definitions, <wbr> and dark-mode images', () => {
  expect(
    convert(
      '<h2>A<a class="anchor" href="#a" aria-label="Link"></a></h2><p><code>a.<wbr>b</code> <span class="term">PACS<span role="tooltip">Archive</span></span><img class="themed-image-dark" src="/d.png" alt="D"></p>',
    ),
  ).toBe('## A\n\n`a.b` PACS');
});

it('the Markdown copy of a page keeps tables', () => {
  const table =
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td><code>a|b</code></td></tr></tbody></table>';
  expect(convert(`<div>${table}</div>`)).toBe('| A | B |\n| - | - |\n| x\\|y | `a\\|b` |');
});
