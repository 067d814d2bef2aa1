import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';
import type { HeadingsAndLinks } from './facts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Returns all descendants for which `isWanted` returns true, in document order. */
export function findAll(node: Parent, isWanted: (element: Element) => boolean): Element[] {
  return node.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return [];
    const below = findAll('content' in child ? tree.getTemplateContent(child) : child, isWanted);
    return isWanted(child) ? [child, ...below] : below;
  });
}

/** True for the link of a heading to itself, which both Docusaurus and this project add. */
const isOwnAnchor = (element: Element) =>
  element.tagName === 'a' && (hasClass(element, 'hash-link') || hasClass(element, 'anchor'));

function rawText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || isOwnAnchor(node)) return '';
  return node.childNodes.map(rawText).join('');
}

/** Collapses white space and removes invisible characters. */
const shownText = (text: string): string =>
  text
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the visible text of an element. */
export const getVisibleText = (element: Element): string => shownText(rawText(element));

/** Resolves a link against the address of its page. Omits the origin of the site, but keeps other origins. */
export function resolveAddress(href: string, route: string): string {
  const origin = 'https://docs.example.org';
  if (!URL.canParse(href, origin + route)) return href;
  const url = new URL(href, origin + route);
  return url.origin === origin ? url.href.slice(origin.length) : url.href;
}

/** Returns the text of a link; for a card, only its title, without icon and description. */
function linkText(link: Element): string {
  const [title] = hasClass(link, 'card') ? findAll(link, ({ tagName }) => tagName === 'h2') : [];
  const written = title && getAttribute(title, 'title');
  return written === undefined ? getVisibleText(link) : shownText(written);
}

/**
 * Reads headings and links of a page from its HTML, in document order: headings with an id, and links except those of
 * headings to themselves. Resolves links against the address `route`.
 */
export function readHeadingsAndLinks(root: Parent, route: string): HeadingsAndLinks {
  const [top] = findAll(root, ({ tagName }) => tagName === 'h1');
  const headings = findAll(root, ({ tagName }) => /^h[2-6]$/.test(tagName)).flatMap((element) => {
    const id = getAttribute(element, 'id');
    return id === undefined ? [] : [{ id, level: Number(element.tagName[1]), text: getVisibleText(element) }];
  });
  const anchors = findAll(root, (element) => element.tagName === 'a' && !isOwnAnchor(element));
  const links = anchors.flatMap((element) => {
    const href = getAttribute(element, 'href');
    return href === undefined ? [] : [{ href: resolveAddress(href, route), text: linkText(element) }];
  });
  return { heading: top ? getVisibleText(top) : '', headings, links };
}
