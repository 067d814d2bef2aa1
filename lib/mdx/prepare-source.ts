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
  String.raw`^(${containerMarkersPattern}:{3,}[A-Za-z][\w-]*)([ \t]+)(?:([^\s[{].*?)[ \t]*)?(?:\{[^{}]*\}[ \t]*)?$`,
);

/**
 * Rewrites four common notations that MDX cannot parse, except in code: removes HTML comments, moves `{#id}` of a
 * heading to `headingIds`, changes `:::note Title` to `:::note[Title]` and in `<details><summary>x</summary>` on one
 * line moves the content of the summary to an attribute.
 * @see acceptance BLD-11, DOC-13, DOC-18, DOC-27
 */
export function prepareSource(source: string): PreparedSource {
  const written = source.split('\n');
  // Removes spaces at the end of a line with a comment, since two of them would be a line break.
  const lines = blankRanges(source, 'comment', ' ')
    .split('\n')
    .map((line, index) => (line === written[index] ? line : line.trimEnd()));
  const masks = blankRanges(lines.join('\n'), 'code', 'x').split('\n');
  const headingIds = new Map<number, string>();
  const prepared = lines.map((line, index) => {
    const mask = masks[index] ?? '';
    const id = matchHeadingId(mask, masks[index + 1]);
    if (!id) return enfoldSummary(bracketDirectiveTitle(line, mask), mask);
    headingIds.set(index + 1, id.value);
    return line.slice(0, id.start).padEnd(id.end) + line.slice(id.end);
  });
  return { text: prepared.join('\n'), headingIds };
}

/** Replaces code or comments, except their line breaks. */
function blankRanges(source: string, kind: CodeRange['kind'], filler: string): string {
  let end = 0;
  const pieces = findCodeRanges(source).map((range) => {
    const before = source.slice(end, range.start);
    const found = source.slice(range.start, range.end);
    end = range.end;
    return before + (range.kind === kind ? found.replace(/[^\n]/g, filler) : found);
  });
  return pieces.join('') + source.slice(end);
}

function matchHeadingId(line: string, nextLine: string | undefined) {
  const setext = nextLine !== undefined && line.trim() !== '' && setextUnderline.test(nextLine);
  const match = atxHeadingId.exec(line) ?? (setext ? trailingId.exec(line) : null);
  const [, braces, value] = match ?? [];
  if (!braces || !value) return undefined;
  const start = line.lastIndexOf(braces);
  return { value: value.trim(), start, end: start + braces.length };
}

function bracketDirectiveTitle(line: string, mask: string): string {
  const [, opening, space, title = ''] = titledDirective.exec(mask) ?? [];
  if (!opening || !space) return line;
  const start = opening.length + space.length;
  const written = line.slice(start, start + title.length);
  const isBalanced = !/[[\]]/.test(title.replaceAll(/\[[^[\]]*\]/g, ''));
  const label = isBalanced ? written : written.replaceAll(/[[\]]/g, String.raw`\$&`);
  // Attributes must follow the name or the title without a space.
  const attributes = line.slice(start + title.length).trimStart();
  return line.slice(0, opening.length) + (label && `[${label}]`) + attributes;
}

/** Moves the summary to an attribute, since MDX would parse it as a paragraph and not find the end of `<details>`. */
function enfoldSummary(line: string, mask: string): string {
  const [, opening, content] = detailsOnOneLine.exec(mask) ?? [];
  if (!opening || !content) return line;
  const text = line.slice(opening.length + 1, opening.length + content.length);
  const quote = text.includes('"') ? "'" : '"';
  if (text.includes(quote)) return line;
  return `${line.slice(0, opening.length)} ${detailsSummaryAttribute}=${quote}${text}${quote}/>`;
}
