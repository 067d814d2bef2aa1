import { parseFragment } from 'parse5';
import { attribute, findAll, hasClass, isElement, type Element, type Node } from './built-page';

/** One side of a comparison of versions: the older version (`from`) or the newer version (`to`). */
export type Side = 'from' | 'to';

const marks = { from: 'del', to: 'ins' } as const;
const otherMark = { from: 'ins', to: 'del' } as const;

const below = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Returns the text of one side, without marked text of the other side, screen reader text and labels of `details`. */
function textOn(side: Side, node: Node): string {
  if ('value' in node) return node.value;
  if (isElement(node)) {
    const isForeign = node.tagName === otherMark[side] || node.tagName === 'summary';
    if (isForeign || hasClass(node, 'sr-only') || hasClass(node, 'change-kind')) return '';
  }
  return below(node)
    .map((child) => textOn(side, child))
    .join('');
}

/** True if a block is part of a side: not all of its text is marked as text of the other side. */
function isOn(side: Side, block: Element): boolean {
  const marked = findAll(block, ({ tagName }) => tagName === 'ins' || tagName === 'del');
  const own = marked.some(({ tagName }) => tagName === marks[side]);
  const foreign = marked.some(({ tagName }) => tagName === otherMark[side]);
  return own || !foreign || textOn(side, block) !== '';
}

const isBlock = (element: Element) => element.tagName === 'p' || hasClass(element, 'change-code');

function readSection(side: Side, section: Element) {
  const [heading] = findAll(section, ({ tagName }) => tagName === 'h3');
  const blocks = findAll(section, isBlock).filter((block) => isOn(side, block));
  return {
    title: heading ? textOn(side, heading) : '',
    // The last line of code ends with a line break, which `join` would repeat.
    text: blocks
      .map((block) => textOn(side, block).replace(hasClass(block, 'change-code') ? /\n$/ : /^$/, ''))
      .join('\n'),
  };
}

/** Reads the sections of one version from the HTML of a comparison, in the order of that version. */
export function readSide(html: string, side: Side): { title: string; text: string }[] {
  return findAll(parseFragment(html), ({ tagName }) => tagName === 'section')
    .flatMap((section) => {
      const place = attribute(section, `data-${side}`);
      return place === undefined ? [] : [{ place: Number(place), ...readSection(side, section) }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ title, text }) => ({ title, text }));
}
