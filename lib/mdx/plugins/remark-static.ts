import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { reportProblem, type CompileContext } from '../context';
import { evaluateLiteral, getExpression } from '../estree';
import { getAttribute, isJsxElement, isMdxExpression, type JsxElement } from '../jsx-node';

/** Matches elements that have no effect in the text of a page, or that the policy of the pages blocks. */
const withoutEffect = /^(?:[Hh]ead|meta|link|base|style|script)$/;

/**
 * Reports and removes what a page, which is text and not a program, cannot contain: imports and exports, code in braces,
 * attributes with other values than literals, event handlers, and elements that belong in the head.
 * @see acceptance BLD-11
 */
export function remarkStatic(context: CompileContext) {
  const report = (at: Position | undefined, rule: string, message: string, hint: string) =>
    reportProblem(context, at, { rule, message, hint, severity: 'error' });

  const isKept = (element: JsxElement, attribute: JsxElement['attributes'][number]): boolean => {
    const at = attribute.position ?? element.position;
    const program = typeof attribute.value === 'object' ? attribute.value?.data?.estree : null;
    const name = 'name' in attribute ? `"${attribute.name}"` : 'A spread attribute';
    if ('name' in attribute && isLiteralOrEmpty(program) && !/^(?:on[a-z]+|ref)$/i.test(attribute.name))
      return true;
    const hint = 'Write a text, number, list or object: name="x", name={1}. Pages have no event handlers.';
    report(at, 'code-in-page', `${name} contains code, which a page cannot run.`, hint);
    return false;
  };

  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const remove = (): [typeof SKIP, number] => {
        parent?.children.splice(index ?? 0, 1);
        return [SKIP, index ?? 0];
      };
      if (node.type === 'mdxjsEsm') {
        const hint =
          'Remove the line. Pages have all components without imports, and values stand where they are used.';
        report(node.position, 'code-in-page', 'A page cannot import, export or define anything.', hint);
        return remove();
      }
      if (isMdxExpression(node) && !isLiteralOrEmpty(node.data?.estree)) {
        const hint = 'To show braces, put the text in backticks or write `\\{` instead of `{`.';
        report(node.position, 'code-in-page', 'Braces contain code, which a page cannot run.', hint);
        return remove();
      }
      if (!isJsxElement(node)) return undefined;
      node.attributes = node.attributes.filter((attribute) => isKept(node, attribute));
      if (!withoutEffect.test(node.name ?? '') || getAttribute(node, 'itemProp')) return undefined;
      const hint =
        'Use the front matter: title, description, keywords, image, unlisted. Style an element with style={{…}}.';
      report(node.position, 'page-head', `<${node.name ?? ''}> cannot be in a page.`, hint);
      return remove();
    });
  };
}

/** True for literals such as `{' '}`, and for braces that are empty or contain a comment. */
function isLiteralOrEmpty(program: Program | null | undefined): boolean {
  const expression = getExpression(program);
  return expression === undefined || evaluateLiteral(expression) !== undefined;
}
