import type { Node } from 'estree';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { getExpression, walkEstree } from '@/lib/mdx/estree';
import {
  isJsxElement,
  readAttributeExpression,
  readAttributeProgram,
  type JsxElement,
} from '@/lib/mdx/jsx-node';

/** Props that a page passes to a partial: name of the attribute → expression. */
type Props = ReadonlyMap<string, Node>;

/**
 * Replaces `{props.name}` in a partial with the value of the attribute in `<Part name="x">…</Part>`, and
 * `{props.children}` with the content of the element. As in React, missing props render nothing.
 * @param tree content of the partial, which is modified
 * @param use element that the partial replaces
 */
export function fillProps(tree: Root, use: JsxElement): void {
  const props = readProps(use);
  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) fillExpression(readAttributeProgram(attribute), props);
      return;
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const { estree } = node.data ?? {};
    if (!isChildren(getExpression(estree))) fillExpression(estree, props);
    else if (parent && index !== undefined) {
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1, ...structuredClone(use.children as RootContent[]));
      return index + use.children.length;
    }
    return;
  });
}

function readProps(use: JsxElement): Props {
  const props = new Map<string, Node>();
  for (const attribute of use.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    const expression =
      readAttributeExpression(attribute) ??
      ({ type: 'Literal', value: value === null || value === undefined ? true : String(value) } as const);
    props.set(attribute.name, expression);
  }
  return props;
}

/** Returns the name `x` if an expression is `props.x`, otherwise undefined. */
function readName(node: Node | undefined): string | undefined {
  if (node?.type !== 'MemberExpression' || node.computed) return undefined;
  const isProps = node.object.type === 'Identifier' && node.object.name === 'props';
  return isProps && node.property.type === 'Identifier' ? node.property.name : undefined;
}

const isChildren = (node: Node | undefined) => readName(node) === 'children';

function fillExpression(estree: Node | null | undefined, props: Props): void {
  if (!estree) return;
  walkEstree(estree, (node) => {
    const name = readName(node);
    if (name === undefined) return;
    const value = structuredClone(props.get(name)) ?? { type: 'Identifier', name: 'undefined' };
    for (const field of Object.keys(node)) Reflect.deleteProperty(node, field);
    Object.assign(node, value);
    return 'skip';
  });
}
