import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Replaces the wanted code blocks, one after the other.
 * @param make returns the replacement; called with the code block and its 1-based number among the replaced ones
 */
export async function replaceCodeBlocks(
  tree: Root,
  isWanted: (node: Code) => boolean,
  make: (node: Code, number: number) => Promise<RootContent[]>,
): Promise<void> {
  const found: { node: Code; siblings: RootContent[] }[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    if (parent && isWanted(node)) found.push({ node, siblings: parent.children });
  });
  for (const [index, { node, siblings }] of found.entries())
    siblings.splice(siblings.indexOf(node), 1, ...(await make(node, index + 1)));
}
