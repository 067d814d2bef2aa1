import type { Code, Root, RootContent } from 'mdast';
import { placeOf, report, type CompileContext } from '@/lib/mdx/context';
import { renderDiagram } from '@/lib/mdx/diagram/render-diagram';
import { isDiagram } from '@/lib/mdx/plugins/remark-diagrams';
import { replaceCode } from '@/lib/mdx/replace-code';

/**
 * Draws diagrams where possible, without the titles and text alternatives that pages of Docusaurus lack. A diagram that
 * cannot be drawn remains code, with a warning.
 */
export async function drawDiagrams(tree: Root, context: CompileContext): Promise<void> {
  await replaceCode(tree, isDiagram, async (node, number) => [await drawOrKeep(node, number, context)]);
}

async function drawOrKeep(node: Code, number: number, context: CompileContext): Promise<RootContent> {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? `Diagram ${number}`;
  const drawn = await renderDiagram(node, number, { title, alt: '' });
  if ('element' in drawn) return drawn.element;
  const { line, message } = drawn.faults[0] ?? { line: 0, message: 'It cannot be drawn.' };
  const { line: start, column } = placeOf(node.position);
  report(
    context,
    { line: start + line, column },
    {
      rule: 'diagram',
      message: `This diagram is shown as code: ${message}`,
      hint: 'Flowcharts and sequence diagrams are drawn; write others as one of these, or as a picture.',
      severity: 'warning',
    },
  );
  return { ...node, lang: 'text' };
}
