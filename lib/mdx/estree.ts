import type { Node, Program } from 'estree';

type Child = Node & { type: string };

/** Called for each node; return `'skip'` to skip its children. */
export type EstreeVisitor = (node: Node, parent: Node | null, key: string | null) => 'skip' | void;

/**
 * Walks a JavaScript syntax tree, parents before children.
 *
 * @param node where to start
 * @param visit called with the node, its parent and the parent's field that contains it
 */
export function walkEstree(
  node: Node,
  visit: EstreeVisitor,
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

function isNode(value: unknown): value is Child {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * @param program the tree of a `{…}` expression
 * @returns its expression; undefined for an empty one or a comment
 */
export function expressionOf(program: Program | null | undefined): Node | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/**
 * Evaluates literals, template strings without placeholders, and arrays and objects of these.
 *
 * @returns the value in a wrapper object, or undefined when it is only known at run time
 */
export function staticValue(node: Node | undefined): { value: unknown } | undefined {
  switch (node?.type) {
    case 'Literal':
      return { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'ArrayExpression':
      return staticList(node.elements.map((element) => staticValue(element ?? undefined)));
    case 'ObjectExpression':
      return staticObject(node.properties);
    default:
      return undefined;
  }
}

function staticList(boxes: readonly ({ value: unknown } | undefined)[]): { value: unknown[] } | undefined {
  const values: unknown[] = [];
  for (const box of boxes) {
    if (!box) return undefined;
    values.push(box.value);
  }
  return { value: values };
}

function staticObject(properties: readonly Node[]): { value: Record<string, unknown> } | undefined {
  const result: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const box = staticValue(property.value);
    const name = property.key.type === 'Identifier' ? property.key.name : staticValue(property.key)?.value;
    if (!box || typeof name !== 'string') return undefined;
    result[name] = box.value;
  }
  return { value: result };
}
