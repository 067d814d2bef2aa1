import type { Node, Program, UnaryExpression } from 'estree';
import { isRecord } from '@/lib/text/is-record';

/**
 * Walks a JavaScript syntax tree and visits parents before children.
 * @param visit called with a node, its parent and the parent's field that contains it; `'skip'` skips its children
 */
export function walkEstree(
  node: Node,
  visit: (node: Node, parent: Node | null, key: string | null) => 'skip' | void,
  parent: Node | null = null,
  key: string | null = null,
): void {
  if (visit(node, parent, key) === 'skip') return;
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walkEstree(child, visit, node, field);
    }
  }
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value['type'] === 'string';

/** The opening tag of a JSX element in an expression. */
interface JsxOpening extends Pick<Node, 'loc'> {
  name: string;
  attributes: JsxAttributeNode[];
}

interface JsxAttributeNode extends Pick<Node, 'loc'> {
  name?: { name?: unknown };
  value?: (Node & { expression?: never }) | { expression: Node } | null;
}

/** Returns a node as the opening tag of an element with a simple name; undefined for other nodes. */
export function getJsxOpening(node: Node): JsxOpening | undefined {
  const {
    type,
    name,
    attributes = [],
    loc,
  } = node as { type: string; name?: { name?: unknown } } & Partial<JsxOpening>;
  if (type !== 'JSXOpeningElement' || typeof name?.name !== 'string') return undefined;
  return { name: name.name, attributes, loc: loc ?? null };
}

/** Returns the expression in the syntax tree of `{…}`; undefined if the braces are empty or contain a comment. */
export function getExpression(program: Program | null | undefined): Node | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** True if field `key` of a node contains a property name, such as `x` in `a.x` and `{x: 1}`, not a reference. */
export function isPropertyName(parent: Node | null, key: string | null): boolean {
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed;
  return parent?.type === 'Property' && key === 'key' && !parent.computed;
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
