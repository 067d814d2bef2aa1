import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What `findAll` and its like look through. */
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements below a node for which `test` holds, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const here = isElement(node) && test(node) ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => findAll(child, test)) : [];
  return [...here, ...below];
}

/** All HTML elements of a tag below a node; a drawing has a title of its own. */
export const findTags = (node: Node, tag: string): Element[] =>
  findAll(node, ({ tagName, namespaceURI }) => tagName === tag && namespaceURI.endsWith('/xhtml'));

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Direct children that are elements. */
export const children = (element: Element): Element[] => element.childNodes.filter(isElement);

/** Text of a node with white space folded. */
export function textOf(node: Node): string {
  const raw = (inner: Node): string => {
    if ('value' in inner) return inner.value;
    return 'childNodes' in inner ? inner.childNodes.map(raw).join('') : '';
  };
  return raw(node).replace(/\s+/g, ' ').trim();
}

/** File of an address in an export. */
export function fileOf(route: string, outDir = 'out'): string {
  const path = route.replace(/\/$/, '');
  return join(outDir, path === '' ? 'index.html' : `${path}.html`);
}

/**
 * Text of an exported page's file.
 * @throws Error when the export has no such page
 */
export function readHtml(route: string, outDir = 'out'): string {
  const file = fileOf(route, outDir);
  if (!existsSync(file)) throw new Error(`${file} is missing: was the site built?`);
  return readFileSync(file, 'utf8');
}

/**
 * An exported page, parsed.
 * @throws Error when the export has no such page
 */
export function readPage(route: string, outDir = 'out') {
  const html = readHtml(route, outDir);
  return { html, document: parse(html) };
}

/** Contents of the `meta` elements of a name or property. */
export const metaOf = (document: Node, name: string) =>
  findTags(document, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => attribute(meta, 'content'));

/** Addresses of the `link` elements of a relation. */
export const linksOf = (document: Node, rel: string): string[] =>
  findTags(document, 'link')
    .filter((link) => attribute(link, 'rel') === rel)
    .flatMap((link) => attribute(link, 'href') ?? []);

/** Addresses of the scripts that browsers of today load. */
export const scriptsOf = (document: Node): string[] =>
  findTags(document, 'script')
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .flatMap((script) => attribute(script, 'src') ?? []);

const sizes = new Map<string, number>();

/** Bytes of files of an export after gzip, each counted once. */
export function gzipSize(addresses: Iterable<string>, outDir = 'out'): number {
  return [...new Set(addresses)].reduce((sum, address) => {
    const file = join(outDir, decodeURIComponent(address.replace(/[?#].*$/, '')));
    const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
    sizes.set(file, size);
    return sum + size;
  }, 0);
}
