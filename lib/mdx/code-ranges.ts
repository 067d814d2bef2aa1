/** A range of the source that Markdown rules must not touch, or an HTML comment. */
export interface SourceRange {
  kind: 'code' | 'comment';
  start: number;
  end: number;
}

/** Marks of quotes and lists before the text of a line. */
export const containerPrefix = String.raw`(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

const endOfLine = String.raw`(?:\n|$)`;
const openingFence = String.raw`(?<fence>(?<mark>[\x60~])\k<mark>{2,})(?:(?<=~)|(?=[^\x60\n]*${endOfLine}))`;
const closingFence = String.raw`\n[ \t>]*\k<fence>\k<mark>*[ \t]*(?=${endOfLine})`;
const fencedCode = String.raw`(?<![^\n])${containerPrefix}${openingFence}[^]*?(?:${closingFence}|$)`;
/** Ends with as many backticks as it starts with, in the same paragraph. */
const inlineCode = String.raw`(?<run>\x60+)(?!\x60)(?:(?!\n[ \t>]*${endOfLine})[^])*?(?<!\x60)\k<run>(?!\x60)`;
const comment = '(?<comment><!--[^]*?-->)';
/** An escaped character or an unmatched run of backticks, in which no code starts. */
const skipped = String.raw`(?<skipped>\\[^\n]|\x60+)`;
const parts = new RegExp([fencedCode, inlineCode, comment, skipped].join('|'), 'g');

/**
 * Finds fenced code, inline code and HTML comments in reading order; whichever starts first wins.
 *
 * @param source Markdown
 * @returns ranges that do not overlap
 */
export function findCodeRanges(source: string): SourceRange[] {
  return [...source.matchAll(parts)].flatMap(({ 0: text, index, groups = {} }) =>
    groups['skipped'] === undefined
      ? [{ kind: groups['comment'] ? 'comment' : 'code', start: index, end: index + text.length }]
      : [],
  );
}
