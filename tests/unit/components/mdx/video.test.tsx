import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { compileBody } from '@/lib/mdx/compile';
import { readSections } from '@/lib/mdx/read-sections';
import { renderBody } from '@/lib/mdx/render-body';
import { makeContext } from '@/tests/support/make-context';

const components = createMdxComponents(makeContext());

async function render(body: string): Promise<string> {
  const compiled = await compileBody(body);
  expect(compiled.problems).toEqual([]);
  return renderBody(compiled, components).html;
}

it.each([
  ['https://vimeo.com/1', 'Video on Vimeo', 'vimeo.com'],
  ['https://www.youtube.com/watch?v=1', 'Video on YouTube', 'youtube.com'],
  ['https://youtu.be/1?t=3', 'Video on YouTube', 'youtu.be'],
  ['https://media.example.org/1', 'Video on media.example.org', 'media.example.org'],
])(
  'DOC-35 a video with the address %s opens in a new tab, and says where the link leads',
  async (href, site, host) => {
    const html = await render(`<Video title="Layouts" href="${href}" length="17 min" />`);
    expect(html).toContain(
      `<a href="${href}" target="_blank" rel="noopener noreferrer" class="card-link" aria-description="Opens in a new tab">Layouts</a>`,
    );
    expect(html).toContain(`>${site} · 17 min</p>`);
    expect(html).toContain(`Opens ${host} in a new tab.`);
  },
);

it('a video loads nothing from the host it links to; its still image is lazy and has an empty alternative text', async () => {
  const html = await render('<Video title="Layouts" href="https://vimeo.com/1" still="./big.png" />');
  expect(html.match(/\b(?:src|srcset|poster)="[^"]*"/gi)).toEqual([
    'src="/img/big-1030.png"',
    'srcSet="/img/big-640.png 640w, /img/big-1030.png 1030w"',
  ]);
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('alt=""');
  const bare = renderToStaticMarkup(<components.Video title="x" href="https://vimeo.com/1" />);
  expect(bare).not.toContain('<img');
});

it('the title and the note of a video, which may contain a link, are part of the search index', async () => {
  const html = await render(
    '# Page\n\n<Video title="Layouts" href="https://vimeo.com/1">An *older* version. [Slides](https://example.org/)</Video>',
  );
  expect(readSections(html).at(-1)?.text).toBe('Layouts\nAn older version. Slides');
  expect(html).toContain('<a href="https://example.org/"');
});

it('compiling a page lists the address of a video among its links, and the still image among its images', async () => {
  const { links, images } = await compileBody('<Video title="A" href="./a.mp4" still="./a.webp" />');
  expect(links).toMatchObject([{ href: './a.mp4' }]);
  expect(images).toEqual([{ href: './a.webp', line: 1, column: expect.any(Number) }]);
});

it.each([
  ['<Video href="https://vimeo.com/1" />', ['This <Video> has no title.']],
  ['<Video title="" href="https://vimeo.com/1" />', ['This <Video> has no title.']],
  ['<Video title="Layouts" />', ['This <Video> has no href.']],
  ['<Video />', ['This <Video> has no title.', 'This <Video> has no href.']],
])('BLD-09 the video element %s has these problems: %j', async (element, messages) => {
  const { problems } = await compileBody(`Text.\n\n${element}`);
  const fault = { line: 3, rule: 'missing-attribute', severity: 'error' };
  expect(problems).toMatchObject(messages.map((message) => ({ ...fault, message })));
});
