import { expect, it } from 'vitest';
import { normalizeHead } from '@/lib/build/finish';

const loads =
  '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/b.css"/><link rel="stylesheet" href="/a.css"/><script src="/b.js" async=""></script><script src="/a.js" async=""></script>';
const inline = '<script>first()</script><script src="/old.js" noModule=""></script>';
const title = '<title>A &lt;page&gt;</title>';
const metas =
  '<meta name="description" content="d"/><meta name="theme-color" content="#000"/><meta property="og:title" content="A"/>';
const links =
  '<link rel="alternate" hrefLang="en" href="/x"/><link rel="alternate" hrefLang="x-default" href="/x"/><link rel="canonical" href="/x"/>';
const draw = (head: string, data = '<script>self.__next_f.push([1,"ab"])</script>') =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>text</p>${data}</body></html>`;

const normalized = draw(
  loads +
    title +
    '<meta name="description" content="d"/><meta property="og:title" content="A"/><meta name="theme-color" content="#000"/>' +
    links +
    inline,
);

it('VER-16 writes title, metas and links in one order, whenever React had them ready', () => {
  expect(normalizeHead(draw(loads + title + metas + links + inline))).toBe(normalized);
  expect(normalizeHead(draw(loads + metas + links + title + inline))).toBe(normalized);
  expect(normalizeHead(draw(loads + links + metas + title + inline))).toBe(normalized);
  expect(normalizeHead(normalized)).toBe(normalized);
});

it('VER-16 leaves styles and scripts in their order, and elements of one name', () => {
  const other = draw(loads.replace('/b.css', '/c.css').replace('/b.js', '/c.js') + title + inline);
  expect(normalizeHead(other)).toBe(other);
  expect(normalized.indexOf('hrefLang="en"')).toBeLessThan(normalized.indexOf('hrefLang="x-default"'));
});

it.each([
  ['a head with something that it does not know', `${links}${title}<base href="/"/>`],
  ['dollar signs', '<title>$& $1</title>'],
])('leaves %s alone', (_what, head) => {
  expect(normalizeHead(draw(head))).toBe(draw(head));
});
