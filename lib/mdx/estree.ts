import type { Node, Program } from 'estree';

/** Returns the expression in the syntax tree of `{…}`; undefined if the braces are empty or contain a comment. */
export function getExpression(program: Program | null | undefined): Node | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/**
 * Evaluates literals, negative numbers, template strings without placeholders, and arrays and objects of these.
 * @returns the value in a wrapper object, or undefined if it is known only at run time
 */
export function evaluateLiteral(node: Node | null | undefined): { value: unknown } | undefined {
  if (!node) return undefined;
  try {
    return { value: evaluate(node) };
  } catch {
    return undefined;
  }
}

/** @throws TypeError if the value is known only at run time, or if a list has a gap */
function evaluate(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map((element) => evaluate(element as Node));
  if (node.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(evaluateProperty));
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = evaluate(node.argument);
    if (typeof value === 'number') return -value;
  }
  throw new TypeError('This value is known only at run time.');
}

function evaluateProperty(property: Node): [name: unknown, value: unknown] {
  if (property.type !== 'Property' || property.computed) throw new TypeError('This key is computed.');
  const { key, value } = property;
  return [key.type === 'Identifier' ? key.name : evaluate(key), evaluate(value)];
}
