import { stripComments, toPlainText } from './plain-text';

/** Lines that are no prose: headings, rules, tables, directives, setext underlines, tags, imports, expressions, fences. */
const noProse =
  /^\s*(#{1,6}\s|([-*_]\s*){3,}$|\||:::|=+\s*$|<\/?[A-Za-z!>]|import\s|export\s|\{|\[[^\]]+\]:\s|`{3}|~{3})/;
/** Maximum length of the text that is read for a title and for a description. */
const longestTitle = 2_000;
const longestProse = 5_000;
const fence = /^\s*(`{3,}|~{3,})/;
const listMark = /^\s*([-*+]|\d+[.)])\s+(\[[ xX]\]\s+)?/;

/**
 * Text of the heading that opens a body (`# Title`, or a line underlined with `=`), or null. Imports and comments may
 * come before it; later headings don't count.
 * @see acceptance DOC-02, BLD-10
 */
export function getContentTitle(body: string): string | null {
  const opening = splitBlocks(body).find(([line]) => line !== undefined && !/^(import|export)\s/.test(line));
  const [first = '', second = ''] = opening ?? [];
  const heading = /^ {0,3}#[ \t]+(.*\S)\s*$/.exec(first)?.[1]?.replace(/(^|\s)#+$/, '');
  const title = heading ?? (/^ {0,3}=+\s*$/.test(second) ? first : '');
  return toPlainText(title.slice(0, longestTitle)) || null;
}

/**
 * The first prose of a page as plain text, for its description; a list or quote counts when no paragraph comes before it.
 * Empty when the page has none.
 * @see acceptance SH-06
 */
export function getFirstText(body: string): string {
  for (const block of splitBlocks(body)) {
    const start = block.findIndex((line) => !noProse.test(line));
    const rest = block.slice(Math.max(start, 0) + 1);
    const end = rest.findIndex((line) => noProse.test(line) || listMark.test(line));
    const prose = start < 0 ? [] : [block[start] ?? '', ...(end < 0 ? rest : rest.slice(0, end))];
    const bare = prose.map((line) =>
      line
        .replace(/^\s*>\s?/, '')
        .replace(listMark, '')
        .replace(/\\$/, ''),
    );
    const text = toPlainText(bare.join(' ').slice(0, longestProse));
    if (text !== '') return text;
  }
  return '';
}

/** Paragraph-like runs of lines, without comments; of fenced code, only the first line is there. */
function splitBlocks(body: string): string[][] {
  const blocks: string[][] = [[]];
  let openFence: string | null = null;
  for (const line of stripComments(body).split('\n')) {
    const mark: string | undefined = fence.exec(line)?.[1];
    if (openFence !== null) {
      if (mark?.startsWith(openFence) && line.trim() === mark) openFence = null;
    } else if (mark !== undefined) {
      openFence = mark;
      blocks.push([line]);
    } else if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}
