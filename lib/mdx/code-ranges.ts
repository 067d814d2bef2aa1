/** A range of the source that Markdown rules must not touch, or an HTML comment. */
export interface SourceRange {
  kind: 'code' | 'comment';
  start: number;
  end: number;
}

/** Marks of quotes and lists before the text of a line. */
export const containerPrefix = String.raw`(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*`;
const openingFence = new RegExp(`${containerPrefix}(\`{3,}(?=[^\`\\n]*(?:\\n|$))|~{3,})`, 'y');
const blankLine = /\n[ \t>]*(?:\n|$)/g;
const backticks = /`+/y;

/**
 * Finds fenced code, inline code and HTML comments in reading order; whichever starts first wins.
 *
 * @param source Markdown
 * @returns ranges that do not overlap
 */
export function findCodeRanges(source: string): SourceRange[] {
  const ranges: SourceRange[] = [];
  let index = 0;
  while (index < source.length) {
    const range =
      (index === 0 || source[index - 1] === '\n' ? fenceAt(source, index) : undefined) ??
      inlineCodeAt(source, index) ??
      commentAt(source, index);
    if (range) {
      ranges.push(range);
      index = range.end;
    } else {
      index += nextStep(source, index);
    }
  }
  return ranges;
}

/** Skips an escaped character, or an unmatched run of backticks, as a whole. */
function nextStep(source: string, index: number): number {
  if (source[index] === '\\' && source[index + 1] !== '\n') return 2;
  return backtickRun(source, index)?.length ?? 1;
}

function backtickRun(source: string, index: number): string | undefined {
  backticks.lastIndex = index;
  return backticks.exec(source)?.[0];
}

function fenceAt(source: string, start: number): SourceRange | undefined {
  openingFence.lastIndex = start;
  const fence = openingFence.exec(source)?.[1];
  if (!fence) return undefined;
  const closing = new RegExp(`\\n[ \\t>]*\\${fence[0]}{${fence.length},}[ \\t]*(?=\\n|$)`, 'g');
  closing.lastIndex = openingFence.lastIndex;
  const end = closing.exec(source) ? closing.lastIndex : source.length;
  return { kind: 'code', start, end };
}

function inlineCodeAt(source: string, start: number): SourceRange | undefined {
  const run = backtickRun(source, start);
  if (!run) return undefined;
  blankLine.lastIndex = start;
  const limit = blankLine.exec(source)?.index ?? source.length;
  const closing = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`, 'g');
  closing.lastIndex = start + run.length;
  const found = closing.exec(source);
  return found && found.index < limit ? { kind: 'code', start, end: closing.lastIndex } : undefined;
}

function commentAt(source: string, start: number): SourceRange | undefined {
  if (!source.startsWith('<!--', start)) return undefined;
  const end = source.indexOf('-->', start + 4);
  return end < 0 ? undefined : { kind: 'comment', start, end: end + 3 };
}
