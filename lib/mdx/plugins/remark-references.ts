import type { Definition, Link, LinkReference, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextPosition } from '@/lib/content/yaml-map';
import { isRecord } from '@/lib/text/is-record';
import { getBodyPlace, type CompileContext } from '../context';
import { getAttribute, isJsxElement, isMdxExpression, readAttribute, type JsxElement } from '../jsx-node';
import { toPlainText } from '../plain-text';
import { findCssUrls, getUrlUse, isShownImage, mapUrls } from '../url-attributes';
import type { LinkOrImage } from '../types';

/** True if an attribute replaces the text of a link as its label. */
const isOtherLabel = (attribute: JsxElement['attributes'][number]) =>
  'name' in attribute && /^(?:aria-label(?:ledby)?|title|children)$/.test(attribute.name);

/** Collects links, images and uses of components. */
export function remarkReferences(context: CompileContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      if (isJsxElement(node)) collectFromElement(context, node);
      else collectFromMarkdown(context, node as RootContent, definitions);
    });
  };
}

function collectFromMarkdown(
  { doc }: CompileContext,
  node: RootContent,
  definitions: Map<string, Definition>,
): void {
  const place = getBodyPlace(node.position);
  const href = 'url' in node ? node.url : 'identifier' in node && definitions.get(node.identifier)?.url;
  if (typeof href !== 'string') return;
  if (node.type === 'link' || node.type === 'linkReference')
    doc.links.push({ href, ...toText(node), ...place });
  if (node.type === 'image' || node.type === 'imageReference')
    doc.images.push({ href, text: node.alt?.trim() ?? '', ...place });
}

function collectFromElement({ doc }: CompileContext, element: JsxElement): void {
  const { name } = element;
  if (!name) return;
  if (/^[A-Z]/.test(name)) doc.componentRefs.push({ name, ...getBodyPlace(element.position) });
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = readAttribute(element, attribute.name) ?? {};
    const place = getBodyPlace(attribute.position ?? element.position);
    addReference(doc, { name, attribute: attribute.name, value, place }, () =>
      isShownImage(name, attribute.name) ? toAlternative(element) : toText(element),
    );
  }
  if (name === 'ThemedImage') addThemedSources(doc.images, element);
}

interface JsxValue {
  /** Name of the element. */
  name: string;
  attribute: string;
  value: unknown;
  place: TextPosition;
}

/** Adds the addresses in an attribute to the links, images or files. */
function addReference(
  doc: CompileContext['doc'],
  { name, attribute, value, place }: JsxValue,
  getText: () => Pick<LinkOrImage, 'text'>,
): void {
  const use = getUrlUse(name, attribute);
  if (attribute === 'style' && isRecord(value))
    for (const href of findCssUrls(Object.values(value).join('\n')))
      doc.files.push({ href, use: 'image', ...place });
  if (!use || typeof value !== 'string') return;
  if (use === 'link') doc.links.push({ href: value, ...getText(), ...place });
  else if (isShownImage(name, attribute)) doc.images.push({ href: value, ...getText(), ...place });
  else
    mapUrls(attribute, value, (href) => {
      doc.files.push({ href, use, ...place });
      return href;
    });
}

/** Returns the text of a link; nothing if a component or a label contributes to it. */
function toText(link: JsxElement | Link | LinkReference): Pick<LinkOrImage, 'text'> {
  if (link.type !== 'link' && link.type !== 'linkReference' && link.attributes.some(isOtherLabel)) return {};
  let known = true;
  let images = '';
  visit(link, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') images += ` ${node.alt ?? ''}`;
    else if (node !== link && (isMdxExpression(node) || isJsxElement(node))) known = false;
  });
  return known ? { text: `${toPlainText(link)}${images}`.trim() } : {};
}

/** Returns an empty text alternative if an image element has no `alt`, except for videos, whose cards need none. */
function toAlternative(element: JsxElement): Pick<LinkOrImage, 'text'> {
  if (element.name === 'Video') return {};
  return getAttribute(element, 'alt') ? {} : { text: '' };
}

function addThemedSources(list: LinkOrImage[], element: JsxElement): void {
  const sources = readAttribute(element, 'sources')?.value;
  if (typeof sources !== 'object' || sources === null) return;
  const place = getBodyPlace(getAttribute(element, 'sources')?.position ?? element.position);
  const hrefs = Object.values(sources).filter((href) => typeof href === 'string');
  // Only the first image carries the text, so that a missing one is reported once.
  for (const [index, href] of hrefs.entries())
    list.push({ href, ...(index === 0 && toAlternative(element)), ...place });
}
