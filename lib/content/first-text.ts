/** Matches a Markdown line that is not prose, e.g. a heading, rule, table row, tag, import or code fence. */
const noProse =
  /^\s*(#{1,6}\s|([-*_]\s*){3,}$|\||:::|=+\s*$|<\/?[A-Za-z!>]|import\s|export\s|\{|\[[^\]]+\]:\s|`{3}|~{3})/;
const fence = /^\s*(`{3,}|~{3,})/;
/** Matches the line below a heading that is underlined. */
const underline = /^ {0,3}(=+|-{2,})\s*$/;
const listMark = /^\s*([-*+]|\d+[.)])\s+(\[[ xX]\]\s+)?/;

/**
 * Returns the text of the heading (`# Title`, or a line underlined with `=`) at the top of a page, or null if the page
 * begins with other text. Imports and comments before the heading are ignored.
 * @see acceptance DOC-02, BLD-10
 */
export function getContentTitle(body: string): string | null {
  const opening = splitBlocks(body).find(([line]) => line !== undefined && !/^(import|export)\s/.test(line));
  const [first = '', second = ''] = opening ?? [];
  const heading = /^ {0,3}#[ \t]+(.*\S)\s*$/.exec(first)?.[1]?.replace(/(^|\s)#+$/, '');
  const title = heading ?? (/^ {0,3}=+\s*$/.test(second) ? first : '');
  return toPlainText(title) || null;
}

/** Returns the first paragraph, list item or quote as plain text; empty if there is none. @see acceptance SH-06 */
export function getFirstText(body: string): string {
  for (const lines of splitBlocks(body)) {
    const block = lines.slice(lines.findLastIndex((line) => underline.test(line)) + 1);
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
    const text = toPlainText(bare.join(' '));
    if (text !== '') return text;
  }
  return '';
}

/** Splits Markdown at empty lines into blocks of lines. Removes comments, and all but the first line of code blocks. */
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

/** Replacements that remove inline markup, in order. They run while placeholders replace the code spans. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/\s*\{#[\w-]+\}\s*$/, ''],
  [/!\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/\[\^[^\]]+\]/g, ''],
  [/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/<((?:https?|mailto):[^>\s]+)>/g, '$1'],
  [/<\/?[A-Za-z][^>]*>/g, ''],
  [/(\*\*\*|\*\*|\*|~~)(?=\S)(.*?\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}])(__|_)(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
];

/** Control character that replaces each code span while the markup around it is removed. */
const placeholder = '\u0000';

/** Converts a line or paragraph of Markdown to plain text without markup, tags, comments and repeated whitespace. */
export function toPlainText(markdown: string): string {
  const spans: string[] = [];
  const withoutCode = markdown.replaceAll(
    /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g,
    (_, _ticks: string, code: string) => {
      spans.push(code.trim());
      return placeholder;
    },
  );
  const plain = rewrites.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    stripComments(withoutCode),
  );
  return plain
    .replaceAll(placeholder, () => spans.shift() ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Removes HTML and MDX comments, but keeps unclosed ones. */
export const stripComments = (text: string): string => text.replaceAll(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, '');
