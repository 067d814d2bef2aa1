import type { Box, PlacedFlowchart } from './layout-flowchart';
import {
  arrowHead,
  element,
  formatNumber,
  outline,
  roundedPath,
  textBlock,
  towards,
  type Point,
} from './svg';
import type { Drawing, FlowNode } from './types';

/** Draws a placed flowchart: groups, then lines, boxes and the texts of lines on top. */
export function drawFlowchart({ width, height, nodes, groups, edges }: PlacedFlowchart): Drawing {
  const content = [
    ...groups.map(({ group, box }) => drawGroup(group.label, box)),
    ...edges.map(({ edge, points }) => drawEdge(points, edge.heads, `d-line d-${edge.style}`)),
    ...nodes.map(({ node, box, lines }) => drawNode(node, box, lines)),
    ...edges.map(({ label }) => (label ? textBlock(label.lines, label.middle, 'd-label') : '')),
  ].join('');
  return { content, width, height };
}

function drawGroup(label: string, { x, y, width, height }: Box): string {
  return (
    element('rect', { class: 'd-group', x, y, width, height, rx: 10 }) +
    textBlock([label], { x: x + 14, y: y + 19 }, 'd-title', 'start')
  );
}

function drawEdge(
  points: readonly Point[],
  heads: { start: boolean; end: boolean },
  className: string,
): string {
  const line = [...points];
  const [start, second] = points;
  const [beforeLast, end] = points.slice(-2);
  if (!start || !second || !beforeLast || !end) return '';
  if (heads.start) line[0] = towards(start, second, 7);
  if (heads.end) line[line.length - 1] = towards(end, beforeLast, 7);
  return (
    element('path', { class: className, d: roundedPath(line) }) +
    (heads.start ? arrowHead(start, second) : '') +
    (heads.end ? arrowHead(end, beforeLast) : '')
  );
}

function drawNode({ shape, tone }: FlowNode, box: Box, lines: readonly string[]): string {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 + (shape === 'store' ? 5 : 0) };
  const className = tone ? `d-node d-${tone}` : shape === 'decision' ? 'd-node d-question' : 'd-node';
  return element('g', { class: className }, drawShape(shape, box) + textBlock(lines, middle, undefined));
}

function drawShape(shape: FlowNode['shape'], { x, y, width, height }: Box): string {
  if (shape === 'decision') return element('path', { d: hexagon({ x, y, width, height }) });
  if (shape === 'store') return drawStore({ x, y, width, height });
  const rx = { box: 8, round: 16, end: Math.min(height / 2, 22) }[shape];
  return element('rect', { x, y, width, height, rx });
}

/** A diamond with its top and bottom cut off: half as wide as a full one. */
function hexagon({ x, y, width, height }: Box): string {
  const corner = 14;
  return outline([
    { x, y: y + height / 2 },
    { x: x + corner, y },
    { x: x + width - corner, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width - corner, y: y + height },
    { x: x + corner, y: y + height },
  ]);
}

function drawStore({ x, y, width, height }: Box): string {
  const lid = 6;
  const sides = `M${formatNumber(x)} ${formatNumber(y + lid)}v${formatNumber(height - 2 * lid)}`;
  const half = `${formatNumber(width / 2)} ${lid} 0 0`;
  const body = `${sides}a${half} 0 ${formatNumber(width)} 0v${formatNumber(2 * lid - height)}a${half} 0 ${formatNumber(-width)} 0z`;
  const rim = `M${formatNumber(x)} ${formatNumber(y + lid)}a${half} 0 ${formatNumber(width)} 0`;
  return element('path', { d: body }) + element('path', { class: 'd-rim', d: rim });
}
