import { describeFlowchart, describeSequence } from './describe';
import { drawFlowchart } from './draw-flowchart';
import { drawSequence } from './draw-sequence';
import { layoutFlowchart } from './layout-flowchart';
import { splitLines } from './lines';
import { parseFlowchart } from './parse-flowchart';
import { parseSequence } from './parse-sequence';
import { escapeHtml } from '@/lib/text/escape-html';
import { element, formatNumber } from './svg';
import type { DescribedStep, DiagramFault, Drawing } from './types';

/** Title of a diagram, and the ids that its page refers to. */
export interface DiagramName {
  /** Short name, for `<title>`. */
  title: string;
  /** Id of the `<title>`, unique on the page. */
  titleId: string;
  /** Id of the element that describes the drawing. */
  descriptionId: string;
}

/** A rendered diagram with its description in words, or what is wrong with its text. */
export type RenderedDiagram = { svg: string; steps: DescribedStep[] } | { faults: DiagramFault[] };

/** Widest diagram, in user units, that phones shrink instead of scrolling; its text is then 12 px high. */
const shrinksTo = 387;

/**
 * Renders a `mermaid` fence as SVG: `flowchart` and `sequenceDiagram`, in the subset of Mermaid that the documents for
 * authors describe. The SVG has classes, but no styles, scripts, links, foreign objects, or ids other than the title's.
 *
 * @param source content of the fence
 */
export async function renderDiagram(source: string, name: DiagramName): Promise<RenderedDiagram> {
  const [head, ...lines] = splitLines(source);
  const direction = /^flowchart(?:\s+(TD|LR))?$/.exec(head?.text ?? '');
  if (direction) {
    const { model, faults } = parseFlowchart(direction[1] === 'LR' ? 'RIGHT' : 'DOWN', lines);
    if (faults.length > 0) return { faults };
    return toResult(drawFlowchart(await layoutFlowchart(model)), describeFlowchart(model), name);
  }
  if (head?.text === 'sequenceDiagram') {
    const { model, faults } = parseSequence(lines);
    return faults.length > 0 ? { faults } : toResult(drawSequence(model), describeSequence(model), name);
  }
  const message = head ? `"${head.text}" does not start a supported diagram.` : 'The diagram is empty.';
  const hint = 'Start with "flowchart TD", "flowchart LR" or "sequenceDiagram".';
  return { faults: [{ line: head?.line ?? 1, message, hint }] };
}

function toResult(drawing: Drawing, steps: DescribedStep[], name: DiagramName): RenderedDiagram {
  const { content, width, height } = drawing;
  const size = width > shrinksTo ? 'd-wide' : width > shrinksTo * (12 / 14) ? 'd-medium' : undefined;
  const title = element('title', { id: name.titleId }, escapeHtml(name.title));
  const svg = element(
    'svg',
    {
      class: size,
      viewBox: `0 0 ${formatNumber(width)} ${formatNumber(height)}`,
      // In em, so that diagrams scale with the text size.
      width: `${Math.round((width / 16) * 100) / 100}em`,
      height: `${Math.round((height / 16) * 100) / 100}em`,
      role: 'img',
      'aria-labelledby': name.titleId,
      'aria-describedby': name.descriptionId,
    },
    title + content,
  );
  return { svg, steps };
}
