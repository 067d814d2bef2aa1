import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { CompileContext } from '../context';
import { getAttribute, isJsxElement, type JsxElement } from '../jsx-node';
import { detailsSummaryAttribute } from '../prepare-source';

/**
 * Makes each `<summary>` a direct child of its `<details>`: parses a summary that `prepareSource` moved to an
 * attribute, and moves a summary out of a line or paragraph that contains other text.
 * @see acceptance DOC-27, BLD-11
 */
export function remarkDetails(this: Processor, { text }: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsxElement(node, 'summary')) restoreSummary(node, text, this);
      if (isJsxElement(node, 'details')) liftSummary(node);
    });
  };
}

function restoreSummary(summary: JsxElement, text: string, processor: Processor): void {
  const attribute = getAttribute(summary, detailsSummaryAttribute);
  const start = attribute?.position?.start.offset;
  const end = attribute?.position?.end.offset;
  if (!attribute || start === undefined || end === undefined) return;
  summary.attributes = summary.attributes.filter((item) => item !== attribute);
  summary.children = parsePart(text, start + detailsSummaryAttribute.length + 2, end - 1, processor);
}

/** Parses a range of the source with correct positions, by replacing the text before the range with spaces. */
function parsePart(text: string, start: number, end: number, processor: Processor): PhrasingContent[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const { children } = processor.parse(blank(text.slice(0, start)) + text.slice(start, end)) as Root;
  const [first, second] = children;
  if (first?.type === 'paragraph' && !second) return first.children;
  if (first && !second && first.type.startsWith('mdx')) return children as PhrasingContent[];
  return [{ type: 'text', value: text.slice(start, end) }];
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
