import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsxElement } from '../jsx-node';

/**
 * Inserts `<wbr>` into inline code where a line may break; style sheets prevent all other breaks. If inline code is
 * written as JSX and contains more than text, adds the class `wraps` instead, which allows breaks anywhere.
 */
export function rehypeCodeBreaks() {
  return (tree: Root): void => {
    visit(tree, (node, _index, parent) => {
      if (!isTag(node, 'code') || (parent && isTag(parent, 'pre'))) return;
      if (node.children.every(({ type }) => type === 'text')) node.children = withBreaks(node.children);
      else if (isJsxElement(node))
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'wraps' });
      return SKIP;
    });
  };
}

const isTag = (node: Nodes, name: string): node is Extract<Parents, { children: ElementContent[] }> =>
  isJsxElement(node, name) || (node.type === 'element' && node.tagName === name);

function withBreaks(children: readonly ElementContent[]): ElementContent[] {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return splitInlineCode(text)
    .flatMap((value): ElementContent[] => [wbr, { type: 'text', value }])
    .slice(1);
}

/** Maximum length of a piece that is not split: it fits into a narrow table cell. */
const fitting = 20;
/** Maximum length of any piece: it fits into a window of 320 px, also with the text spacing of WCAG 1.4.12. */
const widest = 25;
const shortest = 3;

const separator = String.raw`[./_:?&=,;|+@#%~([{)\]}>\\-]`;
/** Matches the positions where a name may break: after inner punctuation and before capitals, but not in `--flag`. */
const seams = new RegExp(
  String.raw`(?<=[\p{L}\p{N}'"]${separator}+)(?!${separator}|$)|(?<=[\p{Ll}\p{N}])(?=\p{Lu})`,
  'u',
);

/**
 * Splits inline code where a line may break: between words, and between the parts of words that are too long for a
 * narrow column. Joining the pieces restores the text.
 */
export function splitInlineCode(text: string): string[] {
  if (text.length <= fitting) return [text];
  return text.split(/(?<=\s)(?=\S)/).flatMap(splitWord);
}

function splitWord(word: string): string[] {
  return word.trimEnd().length <= fitting ? [word] : joinShort(word.split(seams)).flatMap(cut);
}

function joinShort(parts: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && (last.length < shortest || part.length < shortest)) {
      pieces[pieces.length - 1] = last + part;
    } else pieces.push(part);
  }
  return pieces;
}

/** Splits a piece without natural breaks that is too long for a phone, such as a checksum, every 10 characters. */
function cut(piece: string): string[] {
  return piece.length <= widest ? [piece] : (piece.match(/.{1,10}/gsu) ?? []);
}
