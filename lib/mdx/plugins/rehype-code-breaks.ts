import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsxElement } from '../jsx-node';
import { splitInlineCode } from '../split-code';

/**
 * Inserts `<wbr>` into inline code where a line may break; style sheets prevent all other breaks. If inline code is
 * written as JSX and contains more than text, adds the class `wraps` instead, which allows breaks anywhere.
 */
export function rehypeCodeBreaks() {
  return (tree: Root): void => {
    visit(tree, (node, _index, parent) => {
      if (!isTag(node, 'code') || (parent && isTag(parent, 'pre'))) return;
      if (node.children.every(({ type }) => type === 'text')) node.children = withBreaks(node.children);
      else if (isJsxElement(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'wraps' });
      return SKIP;
    });
  };
}

const isTag = (node: Nodes, name: string): node is Extract<Parents, { children: ElementContent[] }> =>
  isJsxElement(node, name) || (node.type === 'element' && node.tagName === name);

function withBreaks(children: readonly ElementContent[]): ElementContent[] {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return splitInlineCode(text)
    .flatMap((value): ElementContent[] => [wbr, { type: 'text', value }])
    .slice(1);
}
