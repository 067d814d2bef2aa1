import type { Identifier, Node, Pattern } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, report, type CompileContext } from '../context';
import { isPropertyName, walkEstree } from '../estree';
import { attributeProgram, isJsxElement } from '../jsx-node';

const knownNames = new Set(
  'props undefined NaN Infinity Math JSON Object Array String Number Boolean Date'.split(' '),
);

/**
 * Reports `{name}` where no such name exists: rendering it would fail with an error that names no line.
 *
 * @see acceptance BLD-11
 */
export function remarkVariables(context: CompileContext) {
  return (tree: Root): void => {
    const given = new Set(context.doc.scope?.names);
    visit(tree, (node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        checkExpression(context, node.data?.estree, node, given);
      } else if (isJsxElement(node)) {
        for (const attribute of node.attributes)
          checkExpression(context, attributeProgram(attribute), node, given);
      }
    });
  };
}

function checkExpression(
  context: CompileContext,
  estree: Node | null | undefined,
  owner: Root['children'][number],
  given: ReadonlySet<string>,
): void {
  if (!estree) return;
  const declared = declaredNames(estree);
  walkEstree(estree, (node, parent, key) => {
    if (node.type !== 'Identifier' || isPropertyName(parent, key)) return;
    if (declared.has(node.name) || knownNames.has(node.name) || given.has(node.name)) return;
    reportName(context, node, owner);
  });
}

function reportName(
  context: CompileContext,
  { name, loc }: Identifier,
  owner: Root['children'][number],
): void {
  const place = loc ? { line: loc.start.line, column: loc.start.column + 1 } : placeOf(owner.position);
  report(context, place, {
    rule: 'unknown-variable',
    message: `"${name}" stands in braces, so it is read as a variable, but there is none of that name.`,
    hint: 'To show braces, put the text in backticks or write `\\{` instead of `{`.',
    severity: 'error',
  });
}

/** Parameters and variables of the expression itself, regardless of scope. */
function declaredNames(root: Node): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Pattern): void => {
    walkEstree(pattern, (node, parent, key) => {
      if (node.type === 'Identifier' && !isPropertyName(parent, key)) names.add(node.name);
    });
  };
  walkEstree(root, (node) => {
    if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
      node.params.forEach(add);
    if (node.type === 'VariableDeclarator') add(node.id);
  });
  return names;
}
