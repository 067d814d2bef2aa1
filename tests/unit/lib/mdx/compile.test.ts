import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';
import { render } from './render';

it('BLD-11 a compiled page contains its raw HTML and JSX, and no MDX comments', async () => {
  const html = await render('<kbd>K</kbd> {/* hidden */} text\n\n<section>\n\n**inner**\n\n</section>');
  expect(html).toContain('<kbd>K</kbd>  text');
  expect(html).toMatch(/<section><p><strong>inner<\/strong><\/p><\/section>/);
  expect(html).not.toContain('hidden');
});

it('DOC-28 DOC-35 components replace the HTML tags of links and images in a page, but no other tags', async () => {
  const html = await render('See <a href="./x.md">x</a> <img src="./y.png" alt="y" /> <em>z</em>', {
    a: ({ href }: { href: string }) => `[link ${href}]`,
    img: ({ src }: { src: string }) => `[image ${src}]`,
    em: () => '[replaced]',
  });
  expect(html).toContain('[link ./x.md] [image ./y.png] <em>z</em>');
});

it('compiling a page collects its links, images and components with line and column', async () => {
  const doc = await compileBody(`Text [a](./a.md#x) and ![i](./i.png).

[ref][r] ![pic][p] <a href="/raw">raw</a>

<Card title="t" href="./card.md" />
<Image img="./big.jpg" />

<Late />

\`[no](./no.md)\` \`![no](./no.png)\`

[r]: ./ref.md
[p]: ./pic.png`);
  expect(doc.links).toEqual([
    { href: './a.md#x', text: 'a', line: 1, column: 6 },
    { href: './ref.md', text: 'ref', line: 3, column: 1 },
    { href: '/raw', text: 'raw', line: 3, column: 23 },
    { href: './card.md', line: 5, column: 17 },
  ]);
  expect(doc.images).toEqual([
    { href: './i.png', text: 'i', line: 1, column: 24 },
    { href: './pic.png', text: 'pic', line: 3, column: 10 },
    { href: './big.jpg', text: '', line: 6, column: 8 },
  ]);
  expect(doc.componentRefs).toEqual([
    { name: 'Card', line: 5, column: 1 },
    { name: 'Image', line: 6, column: 1 },
    { name: 'Late', line: 8, column: 1 },
  ]);
});

it('BLD-09 an invalid page compiles to a problem and an empty one to no problem, and both render nothing', async () => {
  const doc = await compileBody('a <5');
  expect(doc).toMatchObject({ code: '', problems: [{ rule: 'mdx-syntax' }] });
  expect(renderBody(doc, {})).toEqual({ html: '', problem: null });
  expect(await compileBody('')).toMatchObject({ headings: [], problems: [] });
  expect(await render('')).toBe('');
});

it('rendering a page with an unknown component throws an error that names it', async () => {
  await expect(render('<Unknown />')).rejects.toThrow(/`Unknown`/);
});
