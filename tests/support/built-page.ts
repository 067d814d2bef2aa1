import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decodePath } from '@/lib/routing/decode-path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A node of a parsed page: an element, a text node or the document. */
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Returns all elements in a tree, including the root, for which `test` returns true, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const here = isElement(node) && test(node) ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => findAll(child, test)) : [];
  return [...here, ...below];
}

/** Returns all HTML elements with a tag name in a tree, but no SVG elements, since SVG also has a `title` element. */
export const findTags = (node: Node, tag: string): Element[] =>
  findAll(node, ({ tagName, namespaceURI }) => tagName === tag && namespaceURI.endsWith('/xhtml'));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Returns the children of an element that are elements themselves. */
export const children = (element: Element): Element[] => element.childNodes.filter(isElement);

/** Returns the text of a node as written. */
export function rawTextOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawTextOf).join('') : '';
}

/** Returns the text of a node, with white space collapsed to single spaces. */
export const textOf = (node: Node): string => rawTextOf(node).replace(/\s+/g, ' ').trim();

/** Returns the path of the HTML file that serves an address: `/faq` → `out/faq.html`. */
export function fileOf(route: string, outDir = 'out'): string {
  const path = decodePath(route.replace(/\/$/, ''));
  return join(outDir, path === '' ? 'index.html' : `${path}.html`);
}

/** Reads the HTML of an exported page. @throws Error when the page is missing from the export */
export function readHtml(route: string, outDir = 'out'): string {
  const file = fileOf(route, outDir);
  if (!existsSync(file)) throw new Error(`${file} is missing: was the site built?`);
  return readFileSync(file, 'utf8');
}

/** Reads and parses an exported page. @throws Error when the page is missing from the export */
export function readPage(route: string, outDir = 'out') {
  const html = readHtml(route, outDir);
  return { html, document: parse(html) };
}

/** Returns the `content` of all `meta` elements with a name or property: `og:image` → addresses of images. */
export const metaOf = (document: Node, name: string) =>
  findTags(document, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => attribute(meta, 'content'));

/** Returns the addresses of all `link` elements with a `rel` value, such as `stylesheet`. */
export const linksOf = (document: Node, rel: string): string[] =>
  findTags(document, 'link')
    .filter((link) => attribute(link, 'rel') === rel)
    .flatMap((link) => attribute(link, 'href') ?? []);

/** Returns the addresses of the files that a page loads after it has been painted: its data, then scripts. */
const readPageFiles = (html: string): string[] =>
  /<meta name="page-files" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

/** Returns the address of the data file of an exported page. */
export const dataFileOf = (html: string): string => readPageFiles(html)[0] ?? '';

/** Returns the addresses of the scripts of an exported page, except those that only old browsers load. */
export const scriptsOf = (html: string): string[] => {
  const inHtml = [...html.matchAll(/<script src="([^"]*)"(?! noModule)/g)].map(([, address = '']) => address);
  return [...inHtml, ...readPageFiles(html).slice(1)];
};

const sizes = new Map<string, number>();

/** Returns the total size of files of an export after gzip compression, in bytes; repeated files are counted once. */
export function gzipSize(addresses: Iterable<string>, outDir = 'out'): number {
  return [...new Set(addresses)].reduce((sum, address) => {
    const file = join(outDir, decodeURIComponent(address.replace(/[?#].*$/, '')));
    const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
    sizes.set(file, size);
    return sum + size;
  }, 0);
}
