/** A range of the source that contains code, in which Markdown rules do not apply, or an HTML comment. */
export interface CodeRange {
  kind: 'code' | 'comment';
  start: number;
  end: number;
}

/** Matches the markers of block quotes and lists before the text of a line. */
export const containerMarkersPattern = String.raw`(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

const endOfLine = String.raw`(?:\n|$)`;
const openingFence = String.raw`(?<fence>(?<mark>[\x60~])\k<mark>{2,})(?:(?<=~)|(?=[^\x60\n]*${endOfLine}))`;
const closingFence = String.raw`\n[ \t>]*\k<fence>\k<mark>*[ \t]*(?=${endOfLine})`;
const fencedCode = String.raw`(?<![^\n])${containerMarkersPattern}${openingFence}[^]*?(?:${closingFence}|$)`;
/** Matches inline code, which ends with as many backticks as it starts with, in the same paragraph. */
const inlineCode = String.raw`(?<run>\x60+)(?!\x60)(?:(?!\n[ \t>]*${endOfLine})[^])*?(?<!\x60)\k<run>(?!\x60)`;
const comment = '(?<comment><!--[^]*?-->)';
/** Matches an escaped character or an unmatched run of backticks, where no code starts. */
const skipped = String.raw`(?<skipped>\\[^\n]|\x60+)`;
const parts = new RegExp([fencedCode, inlineCode, comment, skipped].join('|'), 'g');

/**
 * Finds fenced code, inline code and HTML comments in source order. Of two candidates, the one that starts first wins.
 * @param source Markdown
 * @returns ranges that do not overlap
 */
export function findCodeRanges(source: string): CodeRange[] {
  return [...source.matchAll(parts)].flatMap(({ 0: text, index, groups = {} }) =>
    groups['skipped'] === undefined
      ? [{ kind: groups['comment'] ? 'comment' : 'code', start: index, end: index + text.length }]
      : [],
  );
}
