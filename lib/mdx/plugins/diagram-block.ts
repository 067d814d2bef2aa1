import type { Code, List, RootContent } from 'mdast';
import { escapeHtml } from '@/lib/text/escape-html';
import { getBodyPlace, reportProblem, type CompileContext } from '../context';
import { createJsxElement } from '../jsx-node';
import { describeFlowchart, describeSequence } from '../diagram/describe';
import { drawFlowchart } from '../diagram/draw-flowchart';
import { drawSequence } from '../diagram/draw-sequence';
import { splitDiagramLines, type DiagramFault } from '../diagram/diagram-lines';
import { parseFlowchart, type Flowchart } from '../diagram/parse-flowchart';
import { parseSequence } from '../diagram/parse-sequence';
import { formatSvgElement, rounded, type SvgDrawing } from '../diagram/svg';

/** Maximum width, in user units, of a diagram that phones shrink instead of scrolling. Its text is then 12 px high. */
const shrinksTo = 387;

const attribute = /([\w-]+)="([^"]*)"|\S+/g;
const rule = 'diagram';

/** True if a code block is a diagram. */
export const isDiagram = ({ lang }: Code): boolean => lang?.toLowerCase() === 'mermaid';

/**
 * Creates a drawing as SVG with classes, but without styles, scripts, links and foreign objects, its caption and its
 * description from ```` ```mermaid title="…" alt="…" ````. Reports a diagram that cannot be drawn as an error and returns
 * nothing.
 * @param number 1-based number of the diagram on the page
 */
export async function createDiagram(
  context: CompileContext,
  node: Code,
  number: number,
): Promise<RootContent[]> {
  const texts = readTexts(context, node);
  const drawn = await draw(node.value);
  if ('faults' in drawn) {
    const start = getBodyPlace(node.position);
    for (const { line, message, hint } of drawn.faults) {
      const place = { ...start, line: start.line + line };
      reportProblem(context, place, { rule, message, hint, severity: 'error' });
    }
    return [];
  }
  const { content, width, height } = drawn.drawing;
  const titleId = `diagram-${number}-title`;
  const descriptionId = `diagram-${number}-description`;
  const size = width > shrinksTo ? 'd-wide' : width > shrinksTo * (12 / 14) ? 'd-medium' : undefined;
  const svg = formatSvgElement(
    'svg',
    {
      class: size,
      viewBox: rounded`0 0 ${width} ${height}`,
      // Sizes in `em`, so that diagrams scale with the text size.
      width: `${Math.round((width / 16) * 100) / 100}em`,
      height: `${Math.round((height / 16) * 100) / 100}em`,
      role: 'img',
      'aria-labelledby': titleId,
      'aria-describedby': descriptionId,
    },
    formatSvgElement('title', { id: titleId }, escapeHtml(texts.title)) + content,
  );
  return [createJsxElement('Diagram', { svg, ...texts, descriptionId }, node, [drawn.steps])];
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

/** Directions of flowcharts, by their names in Mermaid. */
const directions: Readonly<Record<string, Flowchart['direction']>> = {
  TB: 'DOWN',
  TD: 'DOWN',
  BT: 'UP',
  LR: 'RIGHT',
  RL: 'LEFT',
};

/** Returns the direction of a flowchart, e.g. for its first line `graph LR`; undefined for other diagrams. */
function readDirection(opening: string): Flowchart['direction'] | undefined {
  const [, name] = /^(?:flowchart|flowchart-elk|graph)(?:\s+|$)(.*)$/.exec(opening) ?? [];
  return name === undefined ? undefined : directions[name || 'TB'];
}

async function draw(
  source: string,
): Promise<{ drawing: SvgDrawing; steps: List } | { faults: DiagramFault[] }> {
  const [head, ...lines] = splitDiagramLines(source);
  const direction = head && readDirection(head.text);
  if (direction) {
    const { model, faults } = parseFlowchart(direction, lines);
    if (faults.length > 0) return { faults };
    return { drawing: await drawFlowchart(model), steps: describeFlowchart(model) };
  }
  if (head?.text === 'sequenceDiagram') {
    const { model, faults } = parseSequence(lines);
    return faults.length > 0 ? { faults } : { drawing: drawSequence(model), steps: describeSequence(model) };
  }
  const message = head ? `"${head.text}" does not start a supported diagram.` : 'The diagram is empty.';
  const hint = 'Start with "flowchart TD" (also "graph TD"; or LR, BT, RL) or "sequenceDiagram".';
  return { faults: [{ line: head?.line ?? 1, message, hint }] };
}
