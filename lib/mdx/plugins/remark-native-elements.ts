import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { getAttribute, isJsxElement } from '../jsx-node';

/** Renders `<details>`, and `<h2 id>` to `<h6 id>`, with our components. @see acceptance DOC-11, DOC-27 */
export function remarkNativeElements() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node, 'details')) node.name = 'Details';
      if (!isJsxElement(node) || !/^h[2-6]$/.test(node.name ?? '') || !getAttribute(node, 'id')) return;
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'as', value: node.name });
      node.name = 'Heading';
    });
  };
}
