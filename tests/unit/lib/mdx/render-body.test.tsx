import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';

it('BLD-09 rendering a page resolves addresses in all attributes of HTML elements', async () => {
  const body = `<video src="a.mp4" poster="b.png" title="c.png" />
<source srcSet="d.webp 1x,e.webp 2x" />
<embed src="f.pdf" /> <a href="g.md">g</a>`;
  const { html } = renderBody(
    await compileBody(body),
    { a: ({ href }: { href?: string }) => <i>{href}</i> },
    (url, use) => `${use}:${url}`,
  );
  expect(html).toContain('<video src="media:a.mp4" poster="image:b.png" title="c.png"></video>');
  expect(html).toContain('srcSet="image:d.webp 1x,image:e.webp 2x"');
  expect(html).toMatch(/<embed src="object:f.pdf"\/>\s<i>g.md<\/i>/);
});

it.each([
  ['<video autoplay loop playsinline />', '<video autoplay="" loop="" playsinline=""></video>'],
  ['<input autofocus readonly />', '<input autofocus="" readonly=""/>'],
  ['<iframe allowfullscreen src="a" />', '<iframe allowfullscreen="" src="a"></iframe>'],
  ['<video autoPlay draggable hidden />', '<video autoPlay="" draggable="true" hidden=""></video>'],
  ['<input class="a" checked />', '<input class="a" checked=""/>'],
])('BLD-11 rendering a page keeps the attributes without a value in %s', async (body, html) => {
  expect(renderBody(await compileBody(body), {}).html).toBe(html);
});

it('DOC-28 an image written as <img class srcset fetchpriority> gets these as props', async () => {
  const found: object[] = [];
  const img = (props: object) => void found.push(props);
  renderBody(await compileBody('<img class="a" srcset="b.png 2x" fetchpriority="high" alt />'), { img });
  expect(found).toEqual([{ className: 'a', srcSet: 'b.png 2x', fetchPriority: 'high', alt: '' }]);
});
