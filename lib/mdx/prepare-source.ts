/** A range of the source that contains code, in which Markdown rules do not apply, or an HTML comment. */
interface CodeRange {
  kind: 'code' | 'comment';
  start: number;
  end: number;
}

/** Matches the markers of block quotes and lists before the text of a line. */
const containerMarkersPattern = String.raw`(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*`;

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

/** Finds fenced code, inline code and HTML comments in source order. Of overlapping ones, the first wins. */
export function findCodeRanges(source: string): CodeRange[] {
  return [...source.matchAll(parts)].flatMap(({ 0: text, index, groups = {} }) =>
    groups['skipped'] === undefined
      ? [{ kind: groups['comment'] ? 'comment' : 'code', start: index, end: index + text.length }]
      : [],
  );
}

/** Attribute to which `prepareSource` moves the content of a `<summary>`, so that `remarkDetails` can restore it. */
export const detailsSummaryAttribute = 'md';

interface PreparedSource {
  /**
   * Prepared text. Its lines and columns match those of the body, with two exceptions, which shift by a few columns:
   * the end of a directive's title line, and the content of a summary after `<details>`.
   */
  text: string;
  /** Heading ids that the author wrote, by the line of the heading. */
  headingIds: Map<number, string>;
}

const atxHeadingId = new RegExp(
  String.raw`^${containerMarkersPattern}#{1,6}[ \t].*?(\{#([^{}]+)\})[ \t]*#*[ \t]*$`,
);
const trailingId = /(\{#([^{}]+)\})[ \t]*$/;
const setextUnderline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const detailsOnOneLine = new RegExp(
  String.raw`^(${containerMarkersPattern}<details(?:\s[^<>]*)?>[ \t]*<summary(?:\s[^<>]*)?)(>.*)</summary>[ \t]*$`,
);
const titledDirective = new RegExp(
  String.raw`^(${containerMarkersPattern}:{3,}[A-Za-z][\w-]*)([ \t]+)(?:([^\s[{].*?)([ \t]*))?(?:\{[^{}]*\}[ \t]*)?$`,
);

/**
 * Rewrites four common notations that MDX cannot parse, except in code: removes HTML comments, moves `{#id}` of a
 * heading to `headingIds`, changes `:::note Title` to `:::note[Title]` and in `<details><summary>x</summary>` on one
 * line moves the content of the summary to an attribute.
 * @see acceptance BLD-11, DOC-13, DOC-18, DOC-27
 */
export function prepareSource(source: string): PreparedSource {
  const chars = source.split('');
  const mask = source.split('');
  for (const { kind, start, end } of findCodeRanges(source)) {
    blank(mask, start, end, kind === 'code' ? 'x' : ' ');
    if (kind === 'comment') blankComment(chars, start, end);
  }
  const headingIds = rewriteLines(chars, mask.join('').split('\n'));
  return { text: chars.join(''), headingIds };
}

function blank(chars: string[], start: number, end: number, filler: string): void {
  for (let index = start; index < end; index++) {
    if (chars[index] !== '\n') chars[index] = filler;
  }
}

/** Replaces a comment with spaces. Removes spaces at the end of a line, since two of them would be a line break. */
function blankComment(chars: string[], start: number, end: number): void {
  blank(chars, start, end, ' ');
  for (let index = start; index <= end; index++) {
    if ((chars[index] ?? '\n') === '\n') trimLineEnd(chars, index);
  }
}

function trimLineEnd(chars: string[], lineEnd: number): void {
  for (let index = lineEnd - 1; /^[ \t]?$/.test(chars[index] ?? 'x'); index--) chars[index] = '';
}

function rewriteLines(chars: string[], lines: readonly string[]): Map<number, string> {
  const headingIds = new Map<number, string>();
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const id = matchHeadingId(line, lines[index + 1]);
    if (id) {
      headingIds.set(index + 1, id.value);
      blank(chars, offset + id.start, offset + id.end, ' ');
    }
    bracketDirectiveTitle(chars, offset, line);
    enfoldSummary(chars, offset, line);
    offset += line.length + 1;
  }
  return headingIds;
}

function matchHeadingId(line: string, nextLine: string | undefined) {
  const setext = nextLine !== undefined && line.trim() !== '' && setextUnderline.test(nextLine);
  const match = atxHeadingId.exec(line) ?? (setext ? trailingId.exec(line) : null);
  const [, braces, value] = match ?? [];
  if (!braces || !value) return undefined;
  const start = line.lastIndexOf(braces);
  return { value: value.trim(), start, end: start + braces.length };
}

function bracketDirectiveTitle(chars: string[], offset: number, line: string): void {
  const [, opening, space, title = '', spaceAfter = ''] = titledDirective.exec(line) ?? [];
  if (!opening || !space) return;
  const start = offset + opening.length + space.length;
  // Attributes must follow the name or the title without a space.
  blank(chars, start + title.length, start + title.length + spaceAfter.length, '');
  if (title === '') return blank(chars, offset + opening.length, start, '');
  if (!bracketsBalance(title)) {
    for (let index = start; index < start + title.length; index++) {
      if (chars[index] === '[' || chars[index] === ']') chars[index] = `\\${chars[index]}`;
    }
  }
  chars[offset + opening.length] = '[';
  chars[start + title.length - 1] += ']';
}

/** Moves the summary to an attribute, since MDX would parse it as a paragraph and not find the end of `<details>`. */
function enfoldSummary(chars: string[], offset: number, line: string): void {
  const [, opening, content] = detailsOnOneLine.exec(line) ?? [];
  if (!opening || !content) return;
  const start = offset + opening.length;
  const end = start + content.length;
  const text = chars.slice(start + 1, end).join('');
  const quote = text.includes('"') ? "'" : '"';
  if (text.includes(quote)) return;
  chars[start] = ` ${detailsSummaryAttribute}=${quote}`;
  blank(chars, end, end + '</summary>'.length, '');
  chars[end] = `${quote}/>`;
}

function bracketsBalance(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '[') depth++;
    if (char === ']' && --depth < 0) return false;
  }
  return depth === 0;
}
