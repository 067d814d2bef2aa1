import type { Code, RootContent } from 'mdast';
import { getBodyPlace, reportProblem, type CompileContext } from '../context';
import { renderDiagram } from '../diagram/render-diagram';

const attribute = /([\w-]+)="([^"]*)"|\S+/g;
const rule = 'diagram';

/** True if a code block is a diagram. */
export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === 'mermaid';

/**
 * Creates a drawing, its caption and its text alternative from ```` ```mermaid title="…" alt="…" ````. Reports a diagram
 * that cannot be drawn as an error and returns nothing.
 * @param number 1-based number of the diagram on the page
 */
export async function createDiagram(
  context: CompileContext,
  node: Code,
  number: number,
): Promise<RootContent[]> {
  const drawn = await renderDiagram(node, number, readTexts(context, node));
  if ('element' in drawn) return [drawn.element];
  const start = getBodyPlace(node.position);
  for (const { line, message, hint } of drawn.faults) {
    const place = { ...start, line: start.line + line };
    reportProblem(context, place, { rule, message, hint, severity: 'error' });
  }
  return [];
}

function readTexts(context: CompileContext, node: Code): { title: string; alt: string } {
  const fail = (message: string, hint: string) =>
    reportProblem(context, node.position, { rule, message, hint, severity: 'error' });
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
