import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isJsxElement, type JsxElement } from '../jsx-node';

/**
 * Makes each `<summary>` a direct child of its `<details>`, also if other text follows in its line or paragraph.
 * @see acceptance DOC-27, BLD-11
 */
export function remarkDetails() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node, 'details')) liftSummary(node);
    });
  };
}

function liftSummary(details: JsxElement): void {
  const [first, ...rest] = details.children;
  const isLine = details.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  const line =
    first?.type === 'paragraph' ? first.children : isLine ? (details.children as PhrasingContent[]) : [];
  const [summary, ...others] = line;
  if (!summary || !isJsxElement(summary, 'summary')) return;
  const below = first?.type === 'paragraph' ? rest : [];
  // Clears `data`, which marks the element as JSX, so that it is treated like Markdown.
  const block = { ...summary, type: 'mdxJsxFlowElement', data: {} } as MdxJsxFlowElement;
  details.children = [block, ...toParagraph(others), ...below] as typeof details.children;
}

function toParagraph(children: PhrasingContent[]): Paragraph[] {
  const [first] = children;
  if (first?.type === 'text') first.value = first.value.trimStart();
  const isBlank = children.every((child) => child.type === 'text' && child.value.trim() === '');
  return isBlank ? [] : [{ type: 'paragraph', children }];
}
