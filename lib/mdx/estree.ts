import type { Node, Program, UnaryExpression } from 'estree';

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
  if (node.type === 'Literal') return { value: node.value };
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return { value: node.quasis[0]?.value.cooked ?? '' };
  if (node.type === 'UnaryExpression') return negative(node);
  if (node.type === 'ArrayExpression') return staticList(node.elements);
  if (node.type !== 'ObjectExpression') return undefined;
  const entries = node.properties.flatMap(staticProperty);
  return entries.length === node.properties.length ? { value: Object.fromEntries(entries) } : undefined;
}

function negative({ operator, argument }: UnaryExpression): { value: number } | undefined {
  const { value } = evaluateLiteral(argument) ?? {};
  return operator === '-' && typeof value === 'number' ? { value: -value } : undefined;
}

function staticList(elements: readonly (Node | null)[]): { value: unknown[] } | undefined {
  const items = elements.flatMap((element) => evaluateLiteral(element) ?? []);
  return items.length === elements.length ? { value: items.map(({ value }) => value) } : undefined;
}

function staticProperty(property: Node): [name: string, value: unknown][] {
  if (property.type !== 'Property' || property.computed) return [];
  const known = evaluateLiteral(property.value);
  const name = property.key.type === 'Identifier' ? property.key.name : evaluateLiteral(property.key)?.value;
  return known && typeof name === 'string' ? [[name, known.value]] : [];
}
