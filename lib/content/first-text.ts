import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { toPlainText } from '@/lib/mdx/plain-text';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Returns the beginning of a page without comments. The first paragraph begins long before the end of this text. */
const getOpening = (body: string): string =>
  body.slice(0, 10_000).replaceAll(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, '');

/**
 * Returns the text of the heading (`# Title`, or a line underlined with `=`) at the top of a page, or null if the page
 * begins with other text.
 * @see acceptance DOC-02, BLD-10
 */
export function getContentTitle(body: string): string | null {
  const [block = ''] = getOpening(body)
    .trimStart()
    .split(/\n\s*\n/, 1);
  if (!/^#\s|\n {0,3}=/.test(block)) return null;
  const [first] = markdown.parse(block).children;
  if (first?.type !== 'heading' || first.depth > 1) return null;
  return toPlainText(first).replace(/\s*\{#[\w-]+\}$/, '') || null;
}

/** Matches paragraphs that are not prose in MDX: the first line of an admonition, tags and expressions. */
const noProse = /^(?::::|<|\{)/;

/** Returns the first paragraph, list item or quote as plain text; empty if there is none. @see acceptance SH-06 */
export function getFirstText(body: string): string {
  const opening = getOpening(body);
  let text = '';
  visit(markdown.parse(opening), (node: Nodes) => {
    if (node.type === 'table' || node.type === 'footnoteDefinition') return SKIP;
    if (node.type !== 'paragraph' || noProse.test(opening.slice(node.position?.start.offset)))
      return undefined;
    text = toPlainText(node);
    return text === '' ? undefined : EXIT;
  });
  return text;
}
