import { bodyClass } from '@/components/docs/doc-body';

/** Code of the script that `addPaintBreak` adds: a space, because browsers ignore scripts without text. */
export const paintBreakScript = ' ';

/** Number of blocks that fill the first window in most cases. */
const blocksBefore = 8;

const articleStart = `<article class="${bodyClass}">`;
/** Matches a tag as React writes it: values of attributes are quoted, and elements without an end tag end in `/>`. */
const tags = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g;
const heading = /^h[1-6]$/;

/** Lists the elements that are children of the article: the name of each, and where it starts. */
function* listBlocks(html: string): Generator<{ name: string; start: number }> {
  const [before = '', article = ''] = html.split(articleStart);
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of article.matchAll(tags)) {
    if (slash) depth -= 1;
    else if (depth === 0) yield { name, start: before.length + articleStart.length + index };
    if (!slash && !tag.endsWith('/>')) depth += 1;
    if (depth < 0) return;
  }
}

/**
 * Adds a script that does nothing between two blocks of the text of a page. Scripts wait for the style sheet, and so does
 * what follows them. When the style sheet arrives, browsers thus paint the first blocks immediately, and compute the
 * styles and the layout of the others after that. Leaves short texts as they are.
 */
export function addPaintBreak(html: string): string {
  let blocks = 0;
  let last = '';
  for (const { name, start } of listBlocks(html)) {
    // Not below a heading, whose styles depend on the next element.
    if (blocks >= blocksBefore && !heading.test(last))
      return `${html.slice(0, start)}<script>${paintBreakScript}</script>${html.slice(start)}`;
    blocks += 1;
    last = name;
  }
  return html;
}
