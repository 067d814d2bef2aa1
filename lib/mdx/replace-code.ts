import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Replaces code blocks, one after the other.
 *
 * @param isWanted whether a block is replaced
 * @param make gives what takes its place; called with the block and its number among these, from 1
 */
export async function replaceCode(
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
