import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { isJsxElement } from '@/lib/mdx/jsx-node';
import { prepareSource } from '@/lib/mdx/prepare-source';

/** Parses Markdown into a syntax tree with the parser that also parses the page. */
export type ParseMarkdown = (text: string) => Root;

/**
 * Parses a partial (a Markdown file that pages import). Sets the ids of headings, and turns paragraphs that contain
 * only components into blocks.
 * @param file absolute path of the partial
 * @throws Error when the file cannot be read or parsed
 */
export function parsePartial(file: string, parse: ParseMarkdown): Root {
  const source = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  const { text, headingIds } = prepareSource(source === '' ? '' : matter(source).content);
  const tree = parse(text);
  visit(tree, 'heading', (node) => {
    const id = headingIds.get(node.position?.start.line ?? 0) ?? headingIds.get(node.position?.end.line ?? 0);
    if (id) node.data = { ...node.data, hProperties: { id } };
  });
  unwrapParagraphs(tree);
  return tree;
}

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/** Replaces each paragraph that contains only components and expressions with blocks, as MDX does in pages. */
function unwrapParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyMarkup(node)) return;
    const siblings: RootContent[] = parent.children;
    const blocks = node.children.filter((child) => !isBlank(child)).map(toBlock);
    siblings.splice(index, 1, ...blocks);
    return index;
  });
}

function holdsOnlyMarkup({ children }: Paragraph): boolean {
  const rest = children.filter((child) => !isBlank(child));
  return rest.length > 0 && rest.every((child) => isJsxElement(child) || child.type === 'mdxTextExpression');
}

function toBlock(node: RootContent): RootContent {
  if (node.type === 'mdxTextExpression')
    return { ...node, type: 'mdxFlowExpression' } as unknown as RootContent;
  if (isJsxElement(node)) return { ...node, type: 'mdxJsxFlowElement' } as unknown as RootContent;
  return node;
}

/** Sets the position of all nodes to the place where the page uses the partial, so that problems name that line. */
export function setPositions(tree: Root, position: Position | undefined): void {
  visit(tree, (node) => {
    if (position) node.position = position;
    else delete node.position;
  });
}
