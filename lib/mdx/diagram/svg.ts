import { escapeHtml } from '@/lib/text/escape-html';

export interface Point {
  x: number;
  y: number;
}

/** Content of an `<svg>` without its title, and its size in user units. */
export interface SvgDrawing {
  content: string;
  width: number;
  height: number;
}

/** Font sizes and line height in user units, which are CSS pixels at 100 % zoom. Must match `diagrams.css`. */
export const diagramFont = { node: 14, label: 13, lineHeight: 19 } as const;

/** Formats a number with at most one decimal, to keep the SVG small. */
const formatNumber = (value: number): string => String(Math.round(value * 10) / 10);

/** Template literal tag that formats the numbers in the value of an attribute, such as the path `M${x} ${y}`. */
export const rounded = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  String.raw({ raw: texts }, ...numbers.map(formatNumber));

/** Formats an SVG element as markup. Rounds numbers, omits undefined attributes, and escapes only attributes. */
export function formatSvgElement(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value = '']) =>
        ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeHtml(value)}"`,
    )
    .join('');
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

/**
 * Formats lines of text as a `<text>` element, vertically centered.
 * @param at center of the block; if `anchor` is `start`, the middle of its left edge
 * @param className class of a label; undefined for the text of a node
 */
export function drawText(lines: readonly string[], at: Point, className?: string, anchor?: 'start'): string {
  const fontSize = className === undefined ? diagramFont.node : diagramFont.label;
  const baseline = at.y - ((lines.length - 1) * diagramFont.lineHeight) / 2 + 0.35 * fontSize;
  const spans = lines.map((line, index) => {
    const text = escapeHtml(line);
    const dy = index === 0 ? undefined : diagramFont.lineHeight;
    return lines.length === 1 ? text : formatSvgElement('tspan', { x: at.x, dy }, text);
  });
  const attributes = { class: className, x: at.x, y: baseline, 'text-anchor': anchor };
  return formatSvgElement('text', attributes, spans.join(''));
}

/** Returns a line with rounded corners through the points, as the `d` attribute of a path. */
export function toRoundedPath(points: readonly Point[]): string {
  let end: Point = { x: 0, y: 0 };
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      const last = end;
      end = point;
      if (!before) return `M${formatPoint(point)}`;
      if (!after) return formatLine(last, point);
      const reach = Math.min(8, distance(before, point) / 2, distance(point, after) / 2);
      const start = moveTowards(point, before, reach);
      end = moveTowards(point, after, reach);
      return `${formatLine(last, start)}q${formatPoint(point, start)} ${formatPoint(end, start)}`;
    })
    .join('');
}

/** Returns a closed line through the points, as the `d` attribute of a path. */
export function toClosedPath(points: readonly Point[]): string {
  const lines = points.map((point, index) => formatLine(points[index - 1] ?? point, point));
  return `M${formatPoint(points[0] ?? { x: 0, y: 0 })}${lines.slice(1).join('')}z`;
}

/** Returns a straight line as a relative command of a path, because equal commands of equal shapes compress well. */
function formatLine(from: Point, to: Point): string {
  const [x, y] = [difference(from.x, to.x), difference(from.y, to.y)];
  if (x === '0') return `v${y}`;
  return y === '0' ? `h${x}` : `l${formatPoint(to, from)}`;
}

/** Formats the coordinates of a point, relative to another. */
const formatPoint = ({ x, y }: Point, origin: Point = { x: 0, y: 0 }): string =>
  `${difference(origin.x, x)} ${difference(origin.y, y)}`;

/** Returns the difference of the rounded values, so that rounding errors do not add up along a path. */
const difference = (from: number, to: number): string =>
  formatNumber(Number(formatNumber(to)) - Number(formatNumber(from)));

/** Formats the triangle at the end of a line as markup. */
export function drawArrowHead(tip: Point, from: Point): string {
  const base = moveTowards(tip, from, 9);
  const length = distance(tip, from) || 1;
  const across = { x: ((tip.y - from.y) / length) * 4.5, y: (-(tip.x - from.x) / length) * 4.5 };
  const corners = [
    tip,
    { x: base.x + across.x, y: base.y + across.y },
    { x: base.x - across.x, y: base.y - across.y },
  ];
  return formatSvgElement('path', { class: 'd-head', d: toClosedPath(corners) });
}

/** Returns the point at the distance `reach` from `from`, in the direction of `to`. */
export function moveTowards(from: Point, to: Point, reach: number): Point {
  const share = reach / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
