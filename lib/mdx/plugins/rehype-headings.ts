import type { Element, Nodes, Root } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { isJsxElement, readStringAttribute, type JsxElement } from '../jsx-node';
import { toPlainText } from '../plain-text';
import type { Heading } from '../types';

/**
 * Collects headings, also `<h1>` in HTML, and all other ids to which links may refer, and reports duplicate ids. Must run
 * after the plugins that set ids and before the plugin that adds links to headings.
 * @see acceptance DOC-06, DOC-13
 */
export function rehypeHeadings(context: CompileContext) {
  return (tree: Root): void => {
    const seen = new Set<string>();
    visit(tree, (node) => {
      // A heading without text has an empty id.
      if (node.type === 'element' && node.properties.id === '') delete node.properties.id;
      const id = readId(node);
      if (isJsxElement(node, 'h1')) context.doc.headings.push({ id: id ?? '', ...describe(node, 1) });
      if (id === undefined) return;
      if (seen.has(id)) reportRepeat(context, node, id);
      seen.add(id);
      const heading = node.type === 'element' ? readHeading(node, id) : undefined;
      if (heading) context.doc.headings.push(heading);
      else context.doc.anchors.push(id);
    });
  };
}

function readId(node: Nodes): string | undefined {
  if (isJsxElement(node)) {
    const name = isJsxElement(node, 'a') ? readStringAttribute(node, 'name') : undefined;
    return readStringAttribute(node, 'id') ?? name;
  }
  const id = node.type === 'element' ? node.properties.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

function readHeading(node: Element, id: string): Heading | undefined {
  const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
  if (!level || isGenerated(node)) return undefined;
  return { id, ...describe(node, level as Heading['level']) };
}

const describe = (node: Element | JsxElement, level: Heading['level']) => ({
  text: toPlainText(node),
  level,
  line: node.position?.start.line ?? 1,
});

/** True for the hidden heading above footnotes, which is not in the source. It is not linked or listed. */
const isGenerated = (node: Element): boolean => node.position === undefined;

function reportRepeat(context: CompileContext, node: Nodes, id: string): void {
  const message = `The id "${id}" is used twice on this page, so links only reach the first one.`;
  const hint = 'Give one of the two a different id, as in `## Heading {#other-id}`.';
  reportProblem(context, node.position, { rule: 'duplicate-anchor', message, hint, severity: 'warning' });
}

/**
 * Options of `rehype-autolink-headings`: each heading from `h2` to `h6` with an id gets an empty link to itself, whose
 * `data-heading` contains the heading's text for a translated label.
 * @see acceptance DOC-11, DOC-12
 */
export const headingLinkOptions: Options = {
  behavior: 'append',
  test: (node) => /^h[2-6]$/.test(node.tagName) && !isGenerated(node),
  content: [],
  properties: (node: Element) => ({ className: ['anchor'], dataHeading: toPlainText(node) }),
};
