import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, report, type CompileContext } from '@/lib/mdx/context';
import { renderDiagram } from '@/lib/mdx/diagram/render-diagram';
import { createJsxElement } from '@/lib/mdx/jsx-node';
import { toList } from '@/lib/mdx/plugins/remark-diagrams';

/**
 * Draws diagrams where possible, without the titles and text alternatives that pages of Docusaurus lack. A diagram that
 * cannot be drawn remains code, with a warning.
 */
export async function drawDiagrams(tree: Root, context: CompileContext): Promise<void> {
  const found: { node: Code; siblings: RootContent[] }[] = [];
  visit(tree, 'code', (node, _index, parent) => {
    if (node.lang?.toLowerCase() === 'mermaid' && parent) found.push({ node, siblings: parent.children });
  });
  for (const [index, { node, siblings }] of found.entries())
    siblings.splice(siblings.indexOf(node), 1, await drawOrKeep(node, index + 1, context));
}

async function drawOrKeep(node: Code, number: number, context: CompileContext): Promise<RootContent> {
  const titleId = `diagram-${number}-title`;
  const descriptionId = `diagram-${number}-description`;
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? `Diagram ${number}`;
  const drawn = await renderDiagram(node.value, { title, titleId, descriptionId });
  if ('svg' in drawn) {
    const { svg, steps } = drawn;
    return createJsxElement('Diagram', { svg, title, alt: '', descriptionId }, node, [toList(steps)]);
  }
  const { line, message } = drawn.faults[0] ?? { line: 0, message: 'It cannot be drawn.' };
  const { line: start, column } = placeOf(node.position);
  const finding = {
    rule: 'diagram',
    message: `This diagram is shown as code: ${message}`,
    hint: 'Flowcharts and sequence diagrams are drawn; write others as one of these, or as a picture.',
    severity: 'warning' as const,
  };
  report(context, { line: start + line, column }, finding);
  return { ...node, lang: 'text' };
}
