import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements below a node for which `test` holds, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const here = isElement(node) && test(node) ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => findAll(child, test)) : [];
  return [...here, ...below];
}

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
