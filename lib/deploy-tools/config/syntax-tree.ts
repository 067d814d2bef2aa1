import type { AnyNode, Node } from 'acorn';
import { readObjectMethod } from './evaluate';

export type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionExpression' | 'ArrowFunctionExpression' | 'FunctionDeclaration' }
>;

/** A node of a syntax tree, and the one around it; the first one is its own. */
export interface Step {
  node: Node;
  parent: Parent;
}

type Parent = Node & Partial<Record<'left' | 'argument' | 'callee', Node> & { operator: string }>;

/** True around a value that is only compared or tested. */
export const isTested = ({ type, operator }: Parent): boolean =>
  /^(?:Binary|If)/.test(type) || (type === 'UnaryExpression' && operator !== 'delete');

/** True for what an assignment, a loop, `delete` or `++` sets. */
export const isSet = (node: Node, { type, left, argument }: Parent): boolean =>
  left === node ? /^(?:Assignment|For)/.test(type) : argument === node && /^(?:Unary|Update)/.test(type);

export const isFunction = (node: Node): node is FunctionNode =>
  /^(?:ArrowFunction|Function)(?:Expression|Declaration)$/.test(node.type);

export const getName = (node: Node): string | undefined => (node as { name?: string }).name;

/** True for calls that change nothing. */
function isHarmless({ callee }: Node & { callee?: Node & { object?: Node } }): boolean {
  if (!callee) return false;
  return (
    readObjectMethod(callee) === 'freeze' || /^(?:console|JSON)$/.test(getName(callee.object ?? callee) ?? '')
  );
}

/** Returns the nodes in a node, without names of keys. */
const getChildren = (node: Node): Node[] =>
  isHarmless(node)
    ? []
    : Object.entries(node as unknown as Record<string, Node | Node[]>)
        .filter(([key]) => (key !== 'key' && key !== 'property') || (node as { computed?: boolean }).computed)
        .flatMap(([, part]) => part)
        .filter((part) => typeof (part as Node | null | undefined)?.type === 'string');

/** Lists a node and all nodes in it. */
export function listNodes(root: Node): Step[] {
  const steps: Step[] = [{ node: root, parent: root }];
  // The list grows while it is read.
  for (const { node: parent } of steps) for (const node of getChildren(parent)) steps.push({ node, parent });
  return steps;
}
