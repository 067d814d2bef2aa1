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

/** Each line ends itself, so that it can be a box with a sign before it. */
const drawLines = (lines: readonly string[]): Element[] =>
  lines.map((line) => h('span', { className: ['line'] }, `${line}\n`));

interface Piece {
  lines: string[];
  kind: TextPart['kind'];
  isFolded: boolean;
}

/** Takes the middle of long unchanged pieces out of view, if anything in the block changed. */
function foldMiddle({ kind, text: value }: TextPart, index: number, all: readonly TextPart[]): Piece[] {
  const lines = value.split('\n');
  if (kind !== 'same' || all.length === 1 || lines.length < longCode)
    return [{ kind, lines, isFolded: false }];
  const start = index === 0 ? 0 : context;
  const end = lines.length - (index === all.length - 1 ? 0 : context);
  const pieces: Piece[] = [
    { kind, lines: lines.slice(0, start), isFolded: false },
    { kind, lines: lines.slice(start, end), isFolded: true },
    { kind, lines: lines.slice(end), isFolded: false },
  ];
  return pieces.filter((piece) => piece.lines.length > 0);
}

/** Code by lines, those of one text marked. */
export function drawCode(parts: readonly TextPart[]): Element[] {
  const boxes: Element[] = [];
  let open: Element | undefined;
  for (const { kind, lines, isFolded } of parts.flatMap(foldMiddle)) {
    const drawn = kind === 'same' ? drawLines(lines) : [mark(kind, drawLines(lines), false)];
    if (isFolded) {
      const summary = h('summary', {}, count(lines.length, 'unchanged line|unchanged lines'));
      boxes.push(h('details', {}, summary, h('pre', {}, ...drawn)));
      open = undefined;
    } else if (open) open.children.push(...drawn);
    else {
      open = h('pre', {}, ...drawn);
      boxes.push(open);
    }
  }
  return boxes;
}
