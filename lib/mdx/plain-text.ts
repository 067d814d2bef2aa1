import type { ElementContent } from 'hast';
import { collapseSpaces } from '@/lib/text/collapse-spaces';

/** The properties of a Markdown or HTML tree node from which its text is read. */
export interface TextNode {
  type: string;
  value?: unknown;
  alt?: unknown;
  children?: readonly TextNode[];
  properties?: Record<string, unknown>;
}

const silent = new Set(
  'comment html image imageReference footnoteReference mdxFlowExpression mdxTextExpression'.split(' '),
);

/** Returns the text of a tree without images, expressions and footnote references. @see acceptance DOC-11 */
export function toPlainText(node: TextNode): string {
  return collapseSpaces(collect(node));
}

function collect(node: TextNode): string {
  if (silent.has(node.type) || node.properties?.['dataFootnoteRef'] !== undefined) return '';
  if (node.type === 'break') return ' ';
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map(collect).join('');
}

/** Returns the text of an HTML tree without markup, with its whitespace as written. */
export function rawText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(rawText).join('') : '';
}
