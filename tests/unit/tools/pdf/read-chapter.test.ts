import { expect, it } from 'vitest';
import { readChapter } from '@/tools/pdf/read-chapter';

const chapters = new Map(Object.entries({ '/docs/guide': 'c1', '/docs/guide/tools': 'c2' }));
const read = (body: string, route = '/docs/guide/') =>
  readChapter(`<body><nav>Menu</nav><article class="theme-doc-markdown prose">${body}</article></body>`, {
    route,
    origin: 'https://example.org',
    findChapter: (path) => chapters.get(path),
  });

it('a chapter of a PDF book contains title, sections and text, without the rest of the page', () => {
  const { id, title, sections, html } = read(
    '<h1>Guide</h1><h2 id="a">First <code>part</code><a class="anchor" href="#a"></a></h2><h3 id="b">Detail</h3>',
  );
  expect([id, title, sections]).toEqual(['c1', 'Guide', [{ id: 'c1-a', title: 'First part' }]]);
  expect(html).not.toContain('Menu');
  expect(html).toContain('<h3 id="c1-b">Detail</h3>');
});

it('a chapter of a PDF book links to the book’s own pages inside it, others on the site', () => {
  const targets = {
    '#a': '#c1-a',
    'tools#b%C3%BC': '#c2-bü',
    '/docs/guide/tools/': '#c2',
    '/docs/guide': '#c1',
    '/docs/faq?x=1#y': 'https://example.org/docs/faq?x=1#y',
    'https://example.com/': 'https://example.com/',
    'mailto:a@example.org': 'mailto:a@example.org',
  };
  for (const [href, target] of Object.entries(targets))
    expect([href, read(`<a href="${href}">x</a>`).html]).toEqual([href, `<a href="${target}">x</a>`]);
});

it('a chapter of a PDF book gets unique ids, and references to them are updated', () => {
  const { html } = read(
    '<svg><marker id="m"></marker><path marker-end="url(#m)"></path></svg><p aria-labelledby="m n">x</p>',
    '/docs/guide/tools',
  );
  expect(html).toContain('<marker id="c2-m">');
  expect(html).toContain('marker-end="url(#c2-m)"');
  expect(html).toContain('aria-labelledby="c2-m c2-n"');
});

it('images in a PDF book load at once, because lazy loading is removed', () => {
  expect(read('<img src="/a.png" alt="" loading="lazy">').html).toBe('<img src="/a.png" alt="">');
});

it('reading a chapter of a PDF book throws for a page without text', () => {
  const options = { route: '/docs/guide', origin: 'https://example.org', findChapter: () => 'c1' };
  expect(() => readChapter('<main>No page</main>', options)).toThrow(
    'The page "/docs/guide" has no text for a PDF.',
  );
});
