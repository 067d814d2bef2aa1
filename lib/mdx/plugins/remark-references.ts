import type { Link, LinkReference, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isRecord } from '@/lib/text/is-record';
import { getBodyPlace, type CompileContext } from '../context';
import { getAttribute, isJsxElement, isMdxExpression, readAttribute, type JsxElement } from '../jsx-node';
import { toPlainText } from '../plain-text';
import { findCssUrls, getUrlUse, isShownImage, mapUrls } from '../url-attributes';
import type { FileReference, LinkOrImage } from '../types';

/** True if an attribute replaces the text of a link as its label. */
const isOtherLabel = (attribute: JsxElement['attributes'][number]) =>
  'name' in attribute && /^(?:aria-label(?:ledby)?|title|children)$/.test(attribute.name);

/** Collects links, images and uses of components. */
export function remarkReferences({ doc }: CompileContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, string>();
    visit(tree, 'definition', ({ identifier, url }) => {
      if (!definitions.has(identifier)) definitions.set(identifier, url);
    });
    visit(tree, (node) => {
      const place = getBodyPlace(node.position);
      if (isJsxElement(node)) collectFromElement(doc, node);
      const href = 'url' in node ? node.url : 'identifier' in node && definitions.get(node.identifier);
      if (typeof href !== 'string') return;
      if (node.type === 'link' || node.type === 'linkReference')
        doc.links.push({ href, ...toText(node), ...place });
      if (node.type === 'image' || node.type === 'imageReference')
        doc.images.push({ href, text: node.alt?.trim() ?? '', ...place });
    });
  };
}

function collectFromElement(doc: CompileContext['doc'], element: JsxElement): void {
  const { name } = element;
  if (!name) return;
  if (/^[A-Z]/.test(name)) doc.componentRefs.push({ name, ...getBodyPlace(element.position) });
  for (const attribute of element.attributes)
    if (attribute.type === 'mdxJsxAttribute') collectFromAttribute(doc, element, name, attribute);
  if (name === 'ThemedImage') addThemedSources(doc.images, element);
}

/** Adds the addresses in an attribute to the links, images or files. */
function collectFromAttribute(
  doc: CompileContext['doc'],
  element: JsxElement,
  name: string,
  { name: attribute, position = element.position }: MdxJsxAttribute,
): void {
  const { value } = readAttribute(element, attribute) ?? {};
  const place = getBodyPlace(position);
  const use = getUrlUse(name, attribute);
  const addFile = (href: string, as: FileReference['use']) => doc.files.push({ href, use: as, ...place });
  if (attribute === 'style' && isRecord(value))
    for (const href of findCssUrls(Object.values(value).join('\n'))) addFile(href, 'image');
  if (!use || typeof value !== 'string') return;
  if (use === 'link') doc.links.push({ href: value, ...toText(element), ...place });
  else if (isShownImage(name, attribute))
    doc.images.push({ href: value, ...toAlternative(element), ...place });
  else
    mapUrls(attribute, value, (href) => {
      addFile(href, use);
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
