import type { Element, ElementContent, Properties } from 'hast';
import { count } from './describe-counts';
import type { TextPart } from './types';

/** From this many unchanged lines of code on, those that are not beside a change are folded. */
const longCode = 10;
const context = 3;

const tags = { added: 'ins', removed: 'del' } as const;

/** An element with its children; plain strings are text. */
export const h = (
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** Words for those who do not see the marks. */
const spoken = (words: string): Element => h('span', { className: ['sr-only'] }, words);

/** A mark around what one text has; within a sentence its end is said, too. */
function mark(kind: keyof typeof tags, children: (Element | string)[], hasEnd: boolean): Element {
  const end = hasEnd ? [spoken(']')] : [];
  return h(tags[kind], {}, spoken(`${hasEnd ? '[' : ''}${kind}: `), ...children, ...end);
}

/** Running text with marks. @param isMixed whether both texts have some of it */
export function drawWords(parts: readonly TextPart[], isMixed: boolean): (Element | string)[] {
  return parts.map(({ kind, text }) => (kind === 'same' ? text : mark(kind, [text], isMixed)));
}

/** A heading with marks where it changed; a section of one kind only needs no marks by kind. */
export function drawTitle(parts: readonly TextPart[], isMixed: boolean): (Element | string)[] {
  if (isMixed) return drawWords(parts, true);
  return parts.map(({ kind, text }) => (kind === 'same' ? text : h(tags[kind], {}, text)));
}

/** Neighbors with the same key, together. */
export function groupRuns<T, K>(items: readonly T[], getKey: (item: T) => K): { key: K; items: T[] }[] {
  const runs: { key: K; items: T[] }[] = [];
  for (const item of items) {
    const [last, key] = [runs.at(-1), getKey(item)];
    if (last?.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs;
}

export const fold = (summary: string, children: ElementContent[]): Element =>
  h('details', {}, h('summary', {}, summary), ...children);

/** The lines of a part; those in the middle of a long unchanged one are folded, if anything in the block changed. */
function toLines({ kind, text }: TextPart, index: number, all: readonly TextPart[]) {
  const lines = text.split('\n');
  const isLong = kind === 'same' && all.length > 1 && lines.length >= longCode;
  const start = index === 0 ? 0 : context;
  const end = lines.length - (index === all.length - 1 ? 0 : context);
  return lines.map((line, at) => ({ kind, line, isFolded: isLong && at >= start && at < end }));
}

/** Code by lines, those of one text marked. */
export function drawCode(parts: readonly TextPart[]): Element[] {
  return groupRuns(parts.flatMap(toLines), ({ isFolded }) => isFolded).map(({ key: isFolded, items }) => {
    const drawn = groupRuns(items, ({ kind }) => kind).flatMap(({ key: kind, items: lines }) => {
      // Each line ends itself, so that it can be a box with a sign before it.
      const boxes = lines.map(({ line }) => h('span', { className: ['line'] }, `${line}\n`));
      return kind === 'same' ? boxes : mark(kind, boxes, false);
    });
    const pre = h('pre', {}, ...drawn);
    return isFolded ? fold(count(items.length, 'unchanged line|unchanged lines'), [pre]) : pre;
  });
}
