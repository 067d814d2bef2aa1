import type { Root, Table, Text } from 'mdast';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { formatCount } from '@/lib/content/problems';
import type { TextPosition } from '@/lib/content/yaml-map';
import { reportProblem, type CompileContext } from '../context';

const address = String.raw`(?:\.{0,2}\/|#|https?:|[^()[\]\s]+\.mdx?\b)[^()[\]\s]*`;

/** Text in the source that looks like Markdown, but was not parsed as such, with the usual fix. */
const leftovers: readonly { pattern: RegExp; hint: string }[] = [
  {
    pattern: /(?<!\\\[[^\]]*|\\)\]\(/,
    hint: 'Write spaces in an address as %20, and the size of an image as <img src="" alt="" width="100" />.',
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/,
    hint: 'Add the footnote, as in "[^1]: Text." on a line of its own.',
  },
  {
    pattern: /(?<!\\\[[^\]]*|\\)(?:\]\[|!\[[^\]]*\])/,
    hint: 'Give the address, as in [text](./page.md), or define it, as in "[name]: ./page.md".',
  },
  {
    pattern: new RegExp(String.raw`\] \(${address}\)`),
    hint: 'Remove the space between the text and the address.',
  },
  {
    pattern: new RegExp(String.raw`\)\[${address}\]`),
    hint: 'Put the text in square brackets and the address in round ones: [text](./page.md).',
  },
  {
    pattern: /(?<!\\)\*\*/,
    hint: 'Write bold text as "**Note:** text", without spaces inside, and with a space after punctuation.',
  },
  {
    pattern: /^(?=.*-)(?=.*\|)[\s>|:-]+$/,
    hint: 'Give the first row of a table as many cells as this row. Write "|" within a cell as "\\|", also in code.',
  },
];

const crampedHeading = {
  pattern: /^[ \t>]*(?:#\p{L}|#{2,6}[^\s#])/u,
  hint: 'Put a space after the "#" of a heading.',
};

/**
 * Reports Markdown that did not become what it looks like, but is displayed as text, and table cells and footnotes that
 * are not displayed at all. Must run before plugins that change texts.
 */
export function remarkLeftovers(context: CompileContext) {
  const report: Report = (at, message, hint) =>
    reportProblem(context, at, { rule: 'stray-markdown', message, hint, severity: 'warning' });
  return (tree: Root): void => {
    const reported = new Set<number>();
    visit(tree, (node, index, parent) => {
      if (node.type === 'table') reportLostCells(node, report);
      if (node.type !== 'text') return;
      const startsBlock = parent?.type === 'paragraph' && index === 0;
      for (const { place, message, hint } of findLeftovers(context.text, node, startsBlock)) {
        if (!reported.has(place.line)) report(place, message, hint);
        reported.add(place.line);
      }
    });
    reportLostFootnotes(tree, report);
  };
}

type Report = (at: Position | TextPosition | undefined, message: string, hint: string) => void;

function reportLostCells(table: Table, report: Report): void {
  const columns = table.align?.length ?? 0;
  for (const row of table.children) {
    if (row.children.length <= columns) continue;
    const count = formatCount(row.children.length, 'cell');
    const message = `This row has ${count}, but the table has ${formatCount(columns, 'column')}, so the last are not displayed.`;
    report(
      row.position,
      message,
      'Write "|" within a cell as "\\|", also in code, or add columns to the first row.',
    );
  }
}

function reportLostFootnotes(tree: Root, report: Report): void {
  const unused = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void unused.add(identifier));
  visit(tree, 'footnoteDefinition', ({ identifier, label, position }) => {
    // Each name has one footnote, so it is used up by the first definition.
    if (unused.delete(identifier)) return;
    const message = `The footnote "[^${label ?? identifier}]" is not displayed, because nothing refers to it, or its name is already taken.`;
    report(position, message, 'Refer to it in the text, give it another name, or remove it.');
  });
}

/** Returns the first leftover of each line of a text. Reads the source, which shows what is escaped. */
function findLeftovers(source: string, { position }: Text, startsBlock: boolean) {
  if (!position) return [];
  const lines = source.slice(position.start.offset, position.end.offset).split('\n');
  return lines.flatMap((line, row) => {
    const patterns = row > 0 || startsBlock ? [...leftovers, crampedHeading] : leftovers;
    const found = patterns.find(({ pattern }) => pattern.test(line));
    if (!found) return [];
    const index = line.search(found.pattern);
    const column = index + (row === 0 ? position.start.column : 1);
    const message = `"${line.slice(Math.max(index - 30, 0), index + 30).trim()}" is not complete Markdown, so it is displayed as text.`;
    const hint = `${found.hint} To show the characters themselves, put them in backticks.`;
    return [{ place: { line: position.start.line + row, column }, message, hint }];
  });
}
