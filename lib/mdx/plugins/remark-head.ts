import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isJsxElement, readAttribute, type JsxElement } from '../jsx-node';
import { toPlainText } from '../plain-text';
import type { HeadElement } from '../types';

const linkTypes = new Set(['alternate', 'canonical']);
const openGraph = /^og:(?:title|description|url|image|locale|site_name)$/;

/**
 * Moves the content of `<head>` and `<Head>`, and `<meta>` and `<link>` elsewhere, from the text to the head of the page.
 * Reports elements that cannot be there, and `<style>` elements, which the policy of the pages blocks.
 */
export function remarkHead(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || !/^(?:[hH]ead|meta|link|base|style)$/.test(node.name ?? '')) return;
      if (!parent || index === undefined || getAttribute(node, 'itemProp')) return;
      const isHead = /^head$/i.test(node.name ?? '');
      if (isHead)
        visit(node, (child) => void (child !== node && isJsxElement(child) && addElement(context, child)));
      else addElement(context, node);
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1);
      return [SKIP, index];
    });
  };
}

function addElement(context: CompileContext, element: JsxElement): void {
  const read = readElement(element);
  if (typeof read !== 'string') return void context.doc.head.push(read);
  const message = `<${element.name ?? ''}> ${read}.`;
  const hint =
    element.name === 'style'
      ? 'The policy of the pages blocks it. Use style={{…}} on an element.'
      : 'A page can have <title>, <meta> with a name or an og: property, and <link> to a canonical or alternate address.';
  reportProblem(context, element.position, { rule: 'page-head', message, hint, severity: 'error' });
}

/** Returns the element with its attributes, or what is wrong with it, as the end of a sentence. */
function readElement(element: JsxElement): HeadElement | string {
  const { name: tag } = element;
  if (tag === 'title') return { tag, attributes: { content: toPlainText(element) } };
  if (tag !== 'meta' && tag !== 'link') return 'cannot be part of a page';
  const attributes = readAttributes(element);
  if (!attributes) return 'has an attribute that is only known at run time';
  return isKnown(tag, attributes) ? { tag, attributes } : 'with these attributes cannot be part of a page';
}

function isKnown(
  tag: string,
  { name, property = '', content, rel = '', href }: Record<string, string | undefined>,
): boolean {
  if (tag === 'link') return href !== undefined && linkTypes.has(rel);
  return content !== undefined && (name !== undefined || openGraph.test(property));
}

/** Returns the attributes by name in lower case; undefined if one of them is only known at run time. */
function readAttributes(element: JsxElement): Record<string, string> | undefined {
  const entries = element.attributes.flatMap((attribute) => {
    const known = 'name' in attribute ? readAttribute(element, attribute.name) : undefined;
    return 'name' in attribute && known ? [[attribute.name.toLowerCase(), String(known.value)] as const] : [];
  });
  return entries.length === element.attributes.length ? Object.fromEntries(entries) : undefined;
}
