import type { Element, ElementContent, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsxElement } from '../jsx-node';
import { splitCode } from '../split-code';

/**
 * Inserts `<wbr>` where a line may break in inline code; styles forbid all other breaks. Code written as JSX that
 * contains more than text gets the class `wraps` instead, which allows breaks anywhere.
 */
export function rehypeCodeBreaks() {
  return (tree: Root): void => {
    visit(tree, (node, _index, parent) => {
      if (!isCode(node) || isPre(parent)) return;
      if (node.children.every(({ type }) => type === 'text')) node.children = withBreaks(node.children);
      else if (isJsxElement(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'wraps' });
      return SKIP;
    });
  };
}

function isCode(
  node: Root | Root['children'][number],
): node is Extract<Parents, { children: ElementContent[] }> {
  return isJsxElement(node, 'code') || (node.type === 'element' && node.tagName === 'code');
}

function isPre(parent: Parents | undefined): boolean {
  if (!parent) return false;
  return isJsxElement(parent, 'pre') || (parent.type === 'element' && parent.tagName === 'pre');
}

function withBreaks(children: readonly ElementContent[]): ElementContent[] {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  return splitCode(text).flatMap((value, index): ElementContent[] =>
    index === 0 ? [{ type: 'text', value }] : [createBreak(), { type: 'text', value }],
  );
}

function createBreak(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}
