import type { Nodes, Parents, Root } from 'mdast';
import { getBodyPlace, type CompileContext } from '../context';
import { toPlainText } from '../plain-text';
import type { Prose } from '../types';

/** Types of nodes whose text counts toward the length of the page, but whose wording is not checked. */
const quoting = new Set(['inlineCode', 'link', 'linkReference']);

const countWords = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** Collects the running text of a page, its number of words, and the headings of empty sections. */
export function remarkProse({ doc }: CompileContext) {
  return (tree: Root): void => collect(tree, doc.prose, false);
}

function collect(node: Nodes, prose: Prose, isQuote: boolean): void {
  if (node.type === 'text' || node.type === 'inlineCode') {
    prose.words += countWords(node.value);
    if (node.type === 'text' && !isQuote)
      prose.pieces.push({ text: node.value, ...getBodyPlace(node.position) });
    return;
  }
  if (!('children' in node)) return;
  findEmptySections(node, prose);
  const isTopHeading = node.type === 'heading' && node.depth === 1;
  for (const child of node.children) collect(child, prose, isQuote || isTopHeading || quoting.has(node.type));
}

/** Finds empty sections: the next block is a heading of the same or a higher level, or does not exist. */
function findEmptySections({ children }: Parents, { emptySections }: Prose): void {
  for (const [index, node] of children.entries()) {
    if (node.type !== 'heading') continue;
    const next = children[index + 1];
    if (next && (next.type !== 'heading' || next.depth > node.depth)) continue;
    emptySections.push({ text: toPlainText(node), ...getBodyPlace(node.position) });
  }
}
