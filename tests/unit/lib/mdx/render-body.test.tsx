import { MDXRemote } from 'next-mdx-remote';
import { expect, it, vi } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';

vi.mock('next-mdx-remote', async (importOriginal) => {
  const original = await importOriginal<typeof import('next-mdx-remote')>();
  return { ...original, MDXRemote: vi.fn<typeof MDXRemote>(original.MDXRemote) };
});

it('BLD-11 renders the compiled source once with MDXRemote and the given components', async () => {
  const compiled = await compileBody('# One\n\nWe say <Greeting name="you" /> {2}');
  vi.mocked(MDXRemote).mockClear();
  const Greeting = ({ name }: { name: string }) => <b>Hello {name}</b>;
  const { html, problem } = renderBody(compiled, { Greeting });
  expect(problem).toBeNull();
  expect(html).toBe('<h1 id="one">One</h1>\n<p>We say <b>Hello you</b> 2</p>');
  const given = { compiledSource: compiled.code, components: { Greeting } };
  expect(vi.mocked(MDXRemote).mock.calls.map(([props]) => props)).toMatchObject([given]);
});

it('BLD-09 resolves addresses in all attributes of HTML elements', async () => {
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
