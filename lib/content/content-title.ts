import { toPlainText } from './plain-text';

const importOrExport = /^(import|export)\s/;
/** Maximum length of a title. */
const longestTitle = 2_000;
const comment = /^\s*(<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/;

/**
 * Text of the heading that opens a body (`# Title`, or a line underlined with `=`), or null. Imports and comments may
 * come before it; later headings don't count.
 * @see acceptance DOC-02, BLD-10
 */
export function getContentTitle(body: string): string | null {
  const lines = skipPreamble(body).split('\n');
  const first = lines[0] ?? '';
  const heading = /^ {0,3}#[ \t]+(.*\S)\s*$/.exec(first)?.[1];
  if (heading !== undefined) return toTitle(heading.replace(/(^|\s)#+$/, ''));
  if (first.trim() !== '' && /^ {0,3}=+\s*$/.test(lines[1] ?? '')) return toTitle(first);
  return null;
}

function toTitle(markdown: string): string | null {
  const title = toPlainText(markdown.slice(0, longestTitle));
  return title === '' ? null : title;
}

/** The text from the first line that is neither blank, import, export nor comment. */
function skipPreamble(body: string): string {
  let rest = body.trimStart();
  for (;;) {
    const match = comment.exec(rest);
    if (match) rest = rest.slice(match[0].length).trimStart();
    else if (importOrExport.test(rest)) rest = rest.slice(endOfParagraph(rest)).trimStart();
    else return rest;
  }
}

function endOfParagraph(text: string): number {
  const blank = /\n[ \t]*\n/.exec(text);
  return blank ? blank.index + blank[0].length : text.length;
}
