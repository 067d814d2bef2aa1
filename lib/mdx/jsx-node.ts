import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { evaluateLiteral, getExpression } from './estree';

/** A JSX element in a Markdown tree, as a block or inline. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** True if the node is a JSX element and, if `name` is given, has that name. */
export function isJsxElement(node: { type: string; name?: unknown }, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** True if the node is a `{…}` expression, as a block or inline. */
export function isMdxExpression(node: { type: string }): node is MdxFlowExpression | MdxTextExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Returns the attribute written as `name`, `name="…"` or `name={…}`. */
export function getAttribute(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
}

/** Returns an attribute's value in a wrapper object; undefined if it is missing or can be read only by running code. */
export function readAttribute(element: JsxElement, name: string): { value: unknown } | undefined {
  const attribute = getAttribute(element, name);
  if (!attribute) return undefined;
  if (typeof attribute.value === 'string') return { value: attribute.value };
  if (!attribute.value) return { value: true };
  return evaluateLiteral(getExpression(attribute.value.data?.estree));
}

/** Returns the string value of an attribute; undefined if the attribute is missing, dynamic or not a string. */
export function readStringAttribute(element: JsxElement, name: string): string | undefined {
  const value = readAttribute(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Creates a JSX element as a block, with the position of `source`.
 * @param attributes strings, or true for a name without a value; undefined values are omitted
 */
export function createJsxElement(
  name: string,
  attributes: Record<string, string | true | undefined>,
  source: Nodes,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{ type: 'mdxJsxAttribute', name: key, value: value === true ? null : value }],
    ),
    children,
    ...(source.position && { position: source.position }),
  };
}
