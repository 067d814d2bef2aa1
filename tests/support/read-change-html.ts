import { parseFragment } from 'parse5';
import { attribute, findAll, hasClass, isElement, type Element, type Node } from './built-page';

/** One of the two texts that are compared: the older one or the newer one. */
export type Side = 'from' | 'to';

const marks = { from: 'del', to: 'ins' } as const;
const otherMark = { from: 'ins', to: 'del' } as const;

const below = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Text of one side: without what the other one has, what is only spoken, and the names of folds. */
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

/** Whether a block stands in the side: it has text of both, of the side, or none at all. */
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
    // Each line of code ends itself.
    text: blocks
      .map((block) => textOn(side, block).replace(hasClass(block, 'change-code') ? /\n$/ : /^$/, ''))
      .join('\n'),
  };
}

/** Headings and texts of one side of a published comparison, in that side's order. */
export function readSide(html: string, side: Side): { title: string; text: string }[] {
  return findAll(parseFragment(html), ({ tagName }) => tagName === 'section')
    .flatMap((section) => {
      const place = attribute(section, `data-${side}`);
      return place === undefined ? [] : [{ place: Number(place), ...readSection(side, section) }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ title, text }) => ({ title, text }));
}
