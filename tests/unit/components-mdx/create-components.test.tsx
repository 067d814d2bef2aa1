import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { makeContext } from './make-context';

const components = createMdxComponents(makeContext());
const html = renderToStaticMarkup;

describe('the component map', () => {
  it('BLD-11 offers every name that the compile stage lets pass', () => {
    expect(Object.keys(components)).toEqual(expect.arrayContaining([...mdxComponentNames]));
  });
});

describe('links in text', () => {
  const { a: A } = components;

  it('DOC-35 links to docs are resolved and stay in the tab', () => {
    expect(html(<A href="./faq/general.md#x">FAQ</A>)).toBe('<a href="/docs/faq/general#x">FAQ</a>');
  });

  it('DOC-35 links to other sites open a new tab without opener and referrer, and keep their title', () => {
    const link = html(
      <A href="https://example.org/" title="There">
        Site
      </A>,
    );
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toContain('title="There"');
  });

  it('DOC-35 links to other sites say that they open a new tab; those within the site do not', () => {
    expect(html(<A href="https://example.org/">Site</A>)).toContain('aria-description="Opens in a new tab"');
    expect(html(<A href="./faq/general.md">FAQ</A>)).not.toContain('aria-description');
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a', true],
    ['http://www.example.org', 'www.example.org', true],
    ['https://example.org/', 'example.org', true],
    ['mailto:a@example.org', 'a@example.org', true],
    ['https://example.org/', 'Example', false],
    ['mailto:a@example.org', 'Write to us', false],
  ])('the link to %s with the text %s is marked as one that reads as its address: %s', (href, text, bare) => {
    expect(html(<A href={href}>{text}</A>).includes('data-bare')).toBe(bare);
  });

  it.each(['#part', 'mailto:a@example.org'])('NV-21 %s stays plain', (href) => {
    expect(html(<A href={href}>x</A>)).toBe(`<a href="${href}">x</a>`);
  });
});

describe('Heading', () => {
  const { Heading } = components;

  it('DOC-11 links to itself under the text of the heading, markup left out', () => {
    const heading = html(
      <Heading as="h2" id="the-key">
        The <code>key</code>
      </Heading>,
    );
    expect(heading).toContain('<h2 id="the-key">The <code>key</code><a class="anchor" href="#the-key"');
    expect(heading).toContain('aria-label="Direct link to The key"');
    expect(heading).toContain('title="Direct link to The key"');
  });

  it('DOC-11 the link of a heading in Markdown is named in the same way', () => {
    const link = { className: 'anchor', 'data-heading': 'Ports', href: '#ports' };
    expect(html(<components.a {...link} />)).toBe(
      '<a class="anchor" href="#ports" aria-label="Direct link to Ports" title="Direct link to Ports"></a>',
    );
  });

  it('DOC-34 footnotes keep the names that Markdown gives them', () => {
    const back = { href: '#ref', 'data-footnote-backref': '', 'aria-label': 'Back to reference 1-2' };
    expect(html(<components.a {...back}>↩</components.a>)).toBe(
      '<a href="#ref" data-footnote-backref="" aria-label="Back to reference 1-2">↩</a>',
    );
    const { h2: H2 } = components;
    expect(html(<H2 id="footnote-label">Footnotes</H2>)).toBe('<h2 id="footnote-label">Footnotes</h2>');
    expect(html(<H2 id="a">Ports</H2>)).toBe('<h2 id="a">Ports</h2>');
  });
});

describe('Admonition', () => {
  const { Admonition } = components;

  it('DOC-18 a title with markup stands in the caption and not in the body', () => {
    const box = html(
      <Admonition type="note">
        <span data-title="">
          Read <code>this</code>
        </span>
        <p>Text</p>
      </Admonition>,
    );
    expect(box).toMatch(/<p class="admonition-title">.*<code>this<\/code><\/span><\/p>/);
    expect(box).toContain('<div class="admonition-body"><p>Text</p></div>');
  });

  it.each([
    ['important', 'info'],
    ['success', 'tip'],
    ['secondary', 'note'],
  ])('DOC-18 %s looks like %s under its own name', (type, look) => {
    const box = html(<Admonition type={type}>Text</Admonition>);
    expect(box).toContain(`theme-admonition-${look}"`);
    expect(box).toContain(`>${type}</span>`);
  });

  it('DOC-18 an unknown type looks like info', () => {
    expect(html(<Admonition type="toString" />)).toContain('theme-admonition-info');
  });
});

describe('tables', () => {
  it('DOC-34 a table stands in a frame that can scroll', () => {
    const { table: Table } = components;
    expect(html(<Table />)).toBe('<div class="table-wrapper"><table></table></div>');
  });
});

describe('CodeBlock', () => {
  const { CodeBlock } = components;

  it('DOC-22 shows a title, marked lines as given, and numbers only when asked for', () => {
    const block = html(
      <CodeBlock html='<span class="L hl">a</span>' lang="js" title="a.js" lineNumbers={1} />,
    );
    expect(block).toContain('<figcaption class="code-title">a.js</figcaption>');
    expect(block).toContain('<code class="numbered"><span class="L hl">a</span></code>');
    expect(html(<CodeBlock html="a" lang="js" />)).toContain('<pre><code>a</code></pre>');
  });

  it('DOC-23 has no buttons in the served HTML', () => {
    expect(html(<CodeBlock html="a" lang="js" />)).not.toContain('button');
  });
});

describe('contents lists and card lists', () => {
  it('DOC-33 TOCInline nests the page’s headings by level', () => {
    const toc = [
      { id: 'a', text: 'A', level: 2 },
      { id: 'b', text: 'B', level: 3 },
      { id: 'c', text: 'C', level: 2 },
      { id: 'd', text: 'D', level: 4 },
    ];
    const { TOCInline } = createMdxComponents(makeContext({ toc }));
    expect(html(<TOCInline />)).toBe(
      '<ul class="toc-inline"><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul>',
    );
    expect(html(<TOCInline maxHeadingLevel={2} />)).not.toContain('#b');
  });

  it('DOC-33 DocCardList says "1 item" or "{n} items" for categories, the description for docs', () => {
    const cards = [
      { title: 'One', href: '/one/', description: 'unused', count: 1 },
      { title: 'Three', href: '/three/', description: 'unused', count: 3 },
      { title: 'Doc', href: '/doc', description: 'What it says.' },
    ];
    const { DocCardList } = createMdxComponents(makeContext({ cards: () => cards }));
    const list = html(<DocCardList />);
    expect(list.match(/<li class="card">/g)).toHaveLength(3);
    expect(list).toContain('>1 item<');
    expect(list).toContain('>3 items<');
    expect(list).toContain('>What it says.<');
    expect(list).not.toContain('unused');
  });

  it('DOC-33 Card resolves its link and takes only icons that exist', () => {
    const { Card } = components;
    expect(html(<Card title="T" href="./x.md" icon="book" />)).toContain('href="/docs/x"');
    expect(html(<Card title="T" href="./x.md" icon="book" />)).toContain('<svg');
    expect(html(<Card title="T" href="./x.md" icon="constructor" />)).not.toContain('<svg');
  });
});
