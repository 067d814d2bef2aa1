import type { Code, List, Root, RootContent } from 'mdast';
import { placeOf, report, type CompileContext } from '../context';
import { renderDiagram } from '../diagram/render-diagram';
import type { DescribedStep, DiagramFault } from '../diagram/types';
import { createJsxElement } from '../jsx-node';
import { replaceCode } from '../replace-code';

const attribute = /([\w-]+)="([^"]*)"|\S+/g;
const rule = 'diagram';

/**
 * Replaces ```` ```mermaid title="…" alt="…" ```` with a drawing, its caption and its text alternative. A diagram that
 * cannot be drawn is reported as an error and left out. Runs before code blocks are highlighted.
 */
export function remarkDiagrams(context: CompileContext) {
  return (tree: Root): Promise<void> =>
    replaceCode(tree, isDiagram, (node, number) => createDiagram(context, node, number));
}

/** Whether a code block is a diagram. */
export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === 'mermaid';

async function createDiagram(context: CompileContext, node: Code, number: number): Promise<RootContent[]> {
  const drawn = await drawDiagram(node, number, readTexts(context, node));
  if ('element' in drawn) return [drawn.element];
  for (const { line, message, hint } of drawn.faults) {
    const place = { line: placeOf(node.position).line + line, column: placeOf(node.position).column };
    report(context, place, { rule, message, hint, severity: 'error' });
  }
  return [];
}

/** The element of a diagram, or why it cannot be drawn. @param number place among the diagrams of the page, from 1 */
export async function drawDiagram(
  node: Code,
  number: number,
  texts: { title: string; alt: string },
): Promise<{ element: RootContent } | { faults: readonly DiagramFault[] }> {
  const titleId = `diagram-${number}-title`;
  const descriptionId = `diagram-${number}-description`;
  const drawn = await renderDiagram(node.value, { title: texts.title, titleId, descriptionId });
  if ('faults' in drawn) return drawn;
  const { svg, steps } = drawn;
  return { element: createJsxElement('Diagram', { svg, ...texts, descriptionId }, node, [toList(steps)]) };
}

/** Reads the title and the text alternative of a diagram. */
function readTexts(context: CompileContext, node: Code): { title: string; alt: string } {
  const fail = (message: string, hint: string) =>
    report(context, node.position, { rule, message, hint, severity: 'error' });
  const texts = { title: '', alt: '' };
  for (const [word, key, value = ''] of (node.meta ?? '').matchAll(attribute)) {
    if (key === 'title' || key === 'alt') texts[key] = value.trim();
    else fail(`"${word}" has no meaning after "mermaid".`, 'Use title="…" and alt="…", in double quotes.');
  }
  if (!texts.title) fail('This diagram has no title.', 'Add title="…", the caption below the diagram.');
  const altHint = 'Add alt="…", a description of the diagram in one or two sentences.';
  if (!texts.alt) fail('This diagram has no text alternative.', altHint);
  return texts;
}

/** The description of a diagram as a list. */
function toList(steps: readonly DescribedStep[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: steps.map(({ text, steps: inner = [] }) => ({
      type: 'listItem',
      spread: false,
      children: [
        { type: 'paragraph', children: [{ type: 'text', value: text }] },
        ...(inner.length > 0 ? [toList(inner)] : []),
      ],
    })),
  };
}
