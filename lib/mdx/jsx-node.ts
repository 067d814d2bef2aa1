import type { Node as EstreeNode, Program } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { expressionOf, staticValue } from './estree';

/** A JSX element in a Markdown tree, as a block or within a line. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Value of an attribute of a generated element; `undefined` omits the attribute. */
type AttributeValue = string | true | undefined;

/** @returns whether the node is a JSX element, optionally of the given name */
export function isJsxElement(node: { type: string; name?: unknown }, name?: string): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (name === undefined || node.name === name);
}

/** @returns whether the node is `{…}` in the text */
export function isExpression(node: { type: string }): node is MdxFlowExpression | MdxTextExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** @returns the attribute written as `name`, `name="…"` or `name={…}` */
export function getAttribute(element: JsxElement, name: string): MdxJsxAttribute | undefined {
  return element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
}

/** @returns the expression of `name={…}`, or undefined */
export function attributeExpression(attribute: MdxJsxAttribute | undefined): EstreeNode | undefined {
  const value = attribute?.value;
  return typeof value === 'object' && value !== null ? expressionOf(value.data?.estree) : undefined;
}

/** @returns the code of `name={…}` or `{...…}`, or undefined */
export function attributeProgram(attribute: JsxElement['attributes'][number]): Program | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? undefined;
  return typeof attribute.value === 'object' ? (attribute.value?.data?.estree ?? undefined) : undefined;
}

/** @returns the value of an attribute if it can be read without running code; a bare name is `true` */
export function attributeValue(element: JsxElement, name: string): { value: unknown } | undefined {
  const attribute = getAttribute(element, name);
  if (!attribute) return undefined;
  if (typeof attribute.value === 'string') return { value: attribute.value };
  if (!attribute.value) return { value: true };
  return staticValue(attributeExpression(attribute));
}

/** @returns the attribute's text, or undefined when it is missing, dynamic or not a string */
export function stringAttribute(element: JsxElement, name: string): string | undefined {
  const value = attributeValue(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * @param name component
 * @param attributes strings, or true for a bare name; undefined ones are left out
 * @param source node whose position the element gets
 * @param children content
 */
export function createJsxElement(
  name: string,
  attributes: Record<string, AttributeValue>,
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
