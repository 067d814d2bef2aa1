import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { makeContext } from '@/tests/support/make-context';

const components = createMdxComponents(makeContext());
const html = renderToStaticMarkup;

const { a: A } = components;

it('DOC-35 a link to another site opens a new tab, says so and keeps its title; an internal one gets only its route', () => {
  expect(html(<A {...{ href: 'https://example.org/', title: 'There' }} />)).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer" aria-description="Opens in a new tab" title="There"></a>',
  );
  expect(html(<A href="./faq/general.md">FAQ</A>)).toBe('<a href="/docs/faq/general">FAQ</a>');
});

it.each([
  ['https://example.org/a', 'https://example.org/a', true],
  ['http://www.example.org', 'www.example.org', true],
  ['https://example.org/', 'example.org', true],
  ['mailto:a@example.org', 'a@example.org', true],
  ['https://example.org/', 'Example', false],
  ['mailto:a@example.org', 'Write to us', false],
])('the link to %s with the text %s is marked as showing its own address: %s', (href, text, bare) => {
  expect(html(<A href={href}>{text}</A>).includes('data-bare')).toBe(bare);
});

it.each(['#part', 'mailto:a@example.org'])('NV-21 a link to %s has its address as only attribute', (href) => {
  expect(html(<A href={href}>x</A>)).toBe(`<a href="${href}">x</a>`);
});

it('DOC-34 back links and the heading of footnotes keep the labels that Markdown gives them', () => {
  const back = { href: '#ref', 'data-footnote-backref': '', 'aria-label': 'Back to reference 1-2' };
  const link = '<a href="#ref" data-footnote-backref="" aria-label="Back to reference 1-2">↩</a>';
  expect(html(<A {...back}>↩</A>)).toBe(link);
  const { h2: H2 } = components;
  expect(html(<H2 id="footnote-label">Footnotes</H2>)).toBe('<h2 id="footnote-label">Footnotes</h2>');
  expect(html(<H2 id="a">Ports</H2>)).toBe('<h2 id="a">Ports</h2>');
});

const { Admonition } = components;

it.each([
  ['important', 'info'],
  ['success', 'tip'],
  ['secondary', 'note'],
])('DOC-18 an admonition of the type %s looks like %s, but shows its own name', (type, look) => {
  const box = html(<Admonition type={type}>Text</Admonition>);
  expect(box).toContain(`theme-admonition-${look}"`);
  expect(box).toContain(`>${type}</span>`);
});

it('DOC-33 a card resolves its link and shows its icon, and an icon that does not exist is an error with the known names', () => {
  const { Card } = components;
  expect(html(<Card title="T" href="./x.md" icon="book" />)).toMatch(/<svg.*href="\/docs\/x"/);
  const unknown = { icon: 'constructor' as 'book' };
  const render = () => html(<Card title="T" href="./x.md" {...unknown} />);
  expect(render).toThrow(/There is no icon "constructor", only book, user, /);
});

const { img: Img } = components;

it('DOC-28 images load lazily, unless their priority is high', () => {
  expect(html(<Img src="./a.png" />)).toContain('loading="lazy"');
  expect(html(<Img src="./a.png" fetchPriority="high" />)).toContain('loading="eager"');
});

it.each([
  [{ width: '150' }, 'width="150" height="100"'],
  [{ height: 100 }, 'width="150" height="100"'],
  [{ width: '50%' }, 'width="50%" src'],
])('DOC-28 an image keeps its aspect ratio if the author sets %j', (size, attributes) => {
  expect(html(<Img src="small.png" alt="" {...size} />)).toContain(attributes);
});
