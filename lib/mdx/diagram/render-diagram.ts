import type { Code, List, RootContent } from 'mdast';
import { escapeHtml } from '@/lib/text/escape-html';
import { createJsxElement } from '../jsx-node';
import { describeFlowchart, describeSequence } from './describe';
import { drawFlowchart } from './draw-flowchart';
import { drawSequence } from './draw-sequence';
import { splitDiagramLines, type DiagramFault } from './diagram-lines';
import { parseFlowchart, type Flowchart } from './parse-flowchart';
import { parseSequence } from './parse-sequence';
import { formatSvgElement, rounded, type SvgDrawing } from './svg';

/** Maximum width, in user units, of a diagram that phones shrink instead of scrolling. Its text is then 12 px high. */
const shrinksTo = 387;

/**
 * Renders a `mermaid` code block as SVG with classes, but without styles, scripts, links and foreign objects.
 * @param number 1-based number of the diagram on the page
 * @returns element with the diagram and its description in words, or the mistakes in the text
 */
export async function renderDiagram(
  node: Code,
  number: number,
  texts: { title: string; alt: string },
): Promise<{ element: RootContent } | { faults: DiagramFault[] }> {
  const drawn = await draw(node.value);
  if ('faults' in drawn) return drawn;
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
  return { element: createJsxElement('Diagram', { svg, ...texts, descriptionId }, node, [drawn.steps]) };
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
