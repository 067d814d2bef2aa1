import { escapeHtml } from '@/lib/text/escape-html';

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Font sizes and line heights, in user units, which are CSS pixels unless the page is zoomed. `diagrams.css` agrees. */
export const type = { node: 14, label: 13, lineHeight: 19 } as const;

/** A number as short as it may be. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * @param name element
 * @param attributes numbers are rounded; undefined ones are left out
 * @param content markup, escaped already
 */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeHtml(value ?? '')}"`)
    .join('');
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

/**
 * Lines of text around a middle.
 *
 * @param at middle of the block; its left or right edge with another anchor
 */
export function textBlock(
  lines: readonly string[],
  at: Point,
  className: string | undefined,
  anchor: 'middle' | 'start' | 'end' = 'middle',
): string {
  const top = at.y - ((lines.length - 1) * type.lineHeight) / 2;
  const spans = lines.map((line, index) =>
    lines.length === 1
      ? escapeHtml(line)
      : element('tspan', { x: at.x, dy: index === 0 ? undefined : type.lineHeight }, escapeHtml(line)),
  );
  const attributes = { class: className, x: at.x, y: top, dy: '.35em', 'text-anchor': anchor };
  return element('text', attributes, spans.join(''));
}

/** A line through some points with rounded corners, as the `d` of a path. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      if (!after) return `L${round(point.x)} ${round(point.y)}`;
      const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      const start = towards(point, before, reach);
      const end = towards(point, after, reach);
      return `L${round(start.x)} ${round(start.y)}Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
    })
    .join('');
}

/** The triangle at the end of a line. */
export function arrowHead(tip: Point, from: Point, className = 'd-head'): string {
  const base = towards(tip, from, 9);
  const length = distance(tip, from) || 1;
  const across = { x: ((tip.y - from.y) / length) * 4.5, y: (-(tip.x - from.x) / length) * 4.5 };
  const corners = [
    tip,
    { x: base.x + across.x, y: base.y + across.y },
    { x: base.x - across.x, y: base.y - across.y },
  ];
  return element('path', {
    class: className,
    d: `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
  });
}

/** The point that lies `reach` from `from` on the way to `to`. */
export function towards(from: Point, to: Point, reach: number): Point {
  const share = reach / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
