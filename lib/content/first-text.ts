import { toPlainText } from './plain-text';
import { stripComments } from './strip-comments';

/** Lines that are no prose: headings, rules, tables, directives, setext underlines, tags, imports, expressions. */
const noProse =
  /^\s*(#{1,6}\s|([-*_]\s*){3,}$|\||:::|=+\s*$|<\/?[A-Za-z!>]|import\s|export\s|\{|\[[^\]]+\]:\s)/;
/** Maximum length of the text that is read for a description. */
const longestProse = 5_000;
const fence = /^\s*(`{3,}|~{3,})/;
const listMark = /^\s*([-*+]|\d+[.)])\s+(\[[ xX]\]\s+)?/;

/**
 * The first prose of a page as plain text, for its description; a list or quote counts when no paragraph comes before it.
 * Empty when the page has none.
 * @see acceptance SH-06
 */
export function getFirstText(body: string): string {
  for (const block of splitBlocks(body)) {
    const prose: string[] = [];
    for (const line of block) {
      if (noProse.test(line) || (prose.length > 0 && listMark.test(line))) {
        if (prose.length > 0) break;
      } else
        prose.push(
          line
            .replace(/^\s*>\s?/, '')
            .replace(listMark, '')
            .replace(/\\$/, ''),
        );
    }
    const text = toPlainText(prose.join(' ').slice(0, longestProse));
    if (text !== '') return text;
  }
  return '';
}

/** Paragraph-like runs of lines, without fenced code and comments. */
function splitBlocks(body: string): string[][] {
  const blocks: string[][] = [[]];
  let openFence: string | null = null;
  for (const line of stripComments(body).split('\n')) {
    const mark: string | undefined = fence.exec(line)?.[1];
    if (openFence !== null) {
      if (mark?.startsWith(openFence) && line.trim() === mark) openFence = null;
    } else if (mark !== undefined) {
      openFence = mark;
      blocks.push([]);
    } else if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}
