import type { Node } from 'estree';
import type { Definition, Link, LinkReference, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { getBodyPlace, type CompileContext } from '../context';
import { walkEstree } from '../estree';
import {
  getAttribute,
  isMdxExpression,
  isJsxElement,
  readAttribute,
  readStringAttribute,
  type JsxElement,
} from '../jsx-node';
import { toPlainText } from '../plain-text';
import type { LinkOrImage } from '../types';

const linkAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  Card: ['href'],
  Video: ['href'],
};
const imageAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  Image: ['img', 'src'],
  Screenshot: ['src', 'video'],
  Video: ['still'],
};

/** True if an attribute may replace the text of a link as its label, e.g. `aria-label`. */
const isOtherLabel = (attribute: JsxElement['attributes'][number]) =>
  attribute.type !== 'mdxJsxAttribute' || /^(?:aria-label(?:ledby)?|title|children)$/.test(attribute.name);

/** Collects links, images and uses of components. */
export function remarkReferences(context: CompileContext) {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      if (isJsxElement(node)) collectFromElement(context, node);
      else if (isMdxExpression(node) && node.data?.estree) collectFromExpression(context, node.data.estree);
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
  for (const attribute of linkAttributes[name] ?? [])
    addReference(doc.links, element, attribute, toText(element));
  for (const attribute of imageAttributes[name] ?? [])
    addReference(doc.images, element, attribute, toAlternative(element));
  if (name === 'ThemedImage') addThemedSources(doc.images, element);
}

function addReference(
  list: LinkOrImage[],
  element: JsxElement,
  attribute: string,
  text: Pick<LinkOrImage, 'text'>,
): void {
  const href = readStringAttribute(element, attribute);
  const position = getAttribute(element, attribute)?.position ?? element.position;
  if (href !== undefined) list.push({ href, ...text, ...getBodyPlace(position) });
}

/** Returns the text of a link; nothing if part of it is known only at run time. */
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
  const isGiven = element.attributes.some(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name === 'alt',
  );
  return isGiven ? {} : { text: '' };
}

function addThemedSources(list: LinkOrImage[], element: JsxElement): void {
  const sources = readAttribute(element, 'sources')?.value;
  if (typeof sources !== 'object' || sources === null) return;
  const place = getBodyPlace(getAttribute(element, 'sources')?.position ?? element.position);
  for (const href of Object.values(sources)) {
    if (typeof href === 'string') list.push({ href, ...place });
  }
}

function collectFromExpression({ doc }: CompileContext, estree: Node): void {
  walkEstree(estree, (node) => {
    const { type, name: tag, loc } = node as { type: string; name?: { name?: unknown } } & Pick<Node, 'loc'>;
    const name = tag?.name;
    if (type !== 'JSXOpeningElement' || typeof name !== 'string' || !/^[A-Z]/.test(name)) return;
    doc.componentRefs.push({ name, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 });
  });
}
