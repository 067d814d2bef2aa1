import type { Code, List, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf, report, type CompileContext } from '../context';
import { renderDiagram } from '../diagram/render-diagram';
import type { DescribedStep } from '../diagram/types';
import { createJsxElement } from '../jsx-node';

const attribute = /([\w-]+)="([^"]*)"|\S+/g;
const rule = 'diagram';

/**
 * Replaces ```` ```mermaid title="…" alt="…" ```` with a drawing, its caption and its text alternative. A diagram that
 * cannot be drawn is reported as an error and left out. Runs before code blocks are highlighted.
 */
export function remarkDiagrams(context: CompileContext) {
  return async (tree: Root): Promise<void> => {
    const fences: { node: Code; replace: (nodes: RootContent[]) => void }[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (node.lang?.toLowerCase() !== 'mermaid' || !parent) return;
      const siblings: RootContent[] = parent.children;
      fences.push({ node, replace: (nodes) => siblings.splice(siblings.indexOf(node), 1, ...nodes) });
    });
    for (const [index, { node, replace }] of fences.entries()) {
      replace(await createDiagram(context, node, `diagram-${index + 1}`));
    }
  };
}

async function createDiagram(context: CompileContext, node: Code, id: string): Promise<RootContent[]> {
  const { title, alt } = readTexts(context, node);
  const descriptionId = `${id}-description`;
  const drawn = await renderDiagram(node.value, { title, titleId: `${id}-title`, descriptionId });
  if ('svg' in drawn) {
    const { svg, steps } = drawn;
    return [createJsxElement('Diagram', { svg, title, alt, descriptionId }, node, [toList(steps)])];
  }
  for (const { line, message, hint } of drawn.faults) {
    const place = { line: placeOf(node.position).line + line, column: placeOf(node.position).column };
    report(context, place, { rule, message, hint, severity: 'error' });
  }
  return [];
}

/** Reads the title and the text alternative of a diagram. */
function readTexts(context: CompileContext, node: Code): { title: string; alt: string } {
  const fail = (message: string, hint: string) =>
    report(context, node.position, { rule, message, hint, severity: 'error' });
  const texts = { title: '', alt: '' };
  for (const [word, key, value = ''] of (node.meta ?? '').matchAll(attribute)) {
    if (key === 'title' || key === 'alt') texts[key] = value.trim();
    else
      fail(`"${word}" after "mermaid" means nothing.`, 'Known are title="…" and alt="…", in double quotes.');
  }
  if (!texts.title) fail('This diagram has no title.', 'Add title="…": the caption below the drawing.');
  const altHint = 'Add alt="…": what the drawing says, in one or two sentences.';
  if (!texts.alt) fail('This diagram has no text alternative.', altHint);
  return texts;
}

/** The description of a diagram as a list. */
export function toList(steps: readonly DescribedStep[]): List {
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
