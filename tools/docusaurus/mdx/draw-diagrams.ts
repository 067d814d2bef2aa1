import type { Code, Root, RootContent } from 'mdast';
import { getBodyPlace, reportProblem, type CompileContext } from '@/lib/mdx/context';
import { renderDiagram } from '@/lib/mdx/diagram/render-diagram';
import { isDiagram } from '@/lib/mdx/plugins/remark-diagrams';
import { replaceCodeBlocks } from '@/lib/mdx/replace-code-blocks';

/**
 * Draws the Mermaid diagrams of a page. Unlike in our own pages, titles and text alternatives are optional. A diagram
 * that cannot be drawn is shown as code and reported as a warning.
 */
export async function drawDiagrams(tree: Root, context: CompileContext): Promise<void> {
  await replaceCodeBlocks(tree, isDiagram, async (node, number) => [await drawOrKeep(node, number, context)]);
}

async function drawOrKeep(node: Code, number: number, context: CompileContext): Promise<RootContent> {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? `Diagram ${number}`;
  const drawn = await renderDiagram(node, number, { title, alt: '' });
  if ('element' in drawn) return drawn.element;
  const { line, message } = drawn.faults[0] ?? { line: 0, message: 'It cannot be drawn.' };
  const { line: start, column } = getBodyPlace(node.position);
  reportProblem(
    context,
    { line: start + line, column },
    {
      rule: 'diagram',
      message: `This diagram is shown as code: ${message}`,
      hint: 'Only flowcharts and sequence diagrams can be drawn. Use one of these, or an image.',
      severity: 'warning',
    },
  );
  return { ...node, lang: 'text' };
}
