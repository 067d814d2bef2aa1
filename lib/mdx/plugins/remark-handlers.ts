import type { Node } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportProblem, type BodyPlace, type CompileContext } from '../context';
import { getJsxOpening, walkEstree } from '../estree';
import { isJsxElement, isMdxExpression, readAttributeProgram } from '../jsx-node';

/** Matches attributes that only work in a browser with React: event handlers and references to elements. */
const browserOnly = /^(?:on[a-z]+|ref)$/i;

/** Removes event handlers and `ref` from all elements, also in expressions, because pages are plain HTML. */
export function remarkHandlers(context: CompileContext) {
  const isKept = (name: unknown, place: BodyPlace | undefined): boolean => {
    if (typeof name !== 'string' || !browserOnly.test(name)) return true;
    const message = `"${name}" only works in a browser with React, so it is left out.`;
    const hint = 'Remove it. Use a link, or a component that needs no code.';
    reportProblem(context, place, { rule: 'event-handler', message, hint, severity: 'warning' });
    return false;
  };
  const cleanExpression = (root: Node | null | undefined) =>
    root &&
    walkEstree(root, (node) => {
      const kept = getJsxOpening(node)?.attributes.filter(({ name, loc }) =>
        isKept(name?.name, loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined),
      );
      if (kept) Object.assign(node, { attributes: kept });
    });
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isMdxExpression(node)) cleanExpression(node.data?.estree);
      if (!isJsxElement(node)) return;
      node.attributes = node.attributes.filter(
        (attribute) =>
          !('name' in attribute) || isKept(attribute.name, attribute.position?.start ?? node.position?.start),
      );
      for (const attribute of node.attributes) cleanExpression(readAttributeProgram(attribute));
    });
  };
}
