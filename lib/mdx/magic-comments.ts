import { findNearestName } from '@/lib/site/nearest-name';
import type { LineMarkClass } from './highlight';

/** Code without its highlight comments, and the lines that they mark. */
export interface MarkedCode {
  code: string;
  /** Marks by 1-based line number in `code`. */
  marks: Map<number, LineMarkClass>;
  /** Highlight comments without effect. `line` is the 1-based line in the original code. */
  faults: { line: number; message: string; hint: string }[];
}

/** Matches a line that consists of a comment with a single word, in the comment syntax of any common language. */
const comment =
  /^\s*(?:\/\/|\{?\s*\/\*|#+|<!--|--|;+|%+|'|"|!|@?(?:rem|REM)|::|\(\*|\{-|\{\{!--|<#|\.\.)\s*([\w-]+)\s*(?:\*\/\s*\}?|-->|\*\)|-\}|--\}\}|#>)?\s*$/;
const markNames: Readonly<Record<string, LineMarkClass>> = { highlight: 'hl', error: 'err' };
const words = Object.keys(markNames).flatMap((name) =>
  ['next-line', 'start', 'end'].map((action) => `${name}-${action}`),
);

const hint =
  'Pair each highlight-start with one highlight-end, and put highlight-next-line above a line of code.';

/** Removes highlight comments from code and collects the lines that they mark. @see acceptance DOC-22, DOC-23 */
export function extractMagicComments(source: string): MarkedCode {
  const faults: MarkedCode['faults'] = [];
  const lines: string[] = [];
  const marks: MarkedCode['marks'] = new Map();
  // Marks of open blocks and marks for the next line, each with the line of its comment.
  const open = new Map<LineMarkClass, number>();
  const next = new Map<LineMarkClass, number>();
  const fail = (message: string, line: number) => void faults.push({ line, message, hint });
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const { mark, action, typo } = readComment(text);
    if (typo) fail(typo, line);
    if (!mark) {
      lines.push(text);
      for (const current of [...open.keys(), ...next.keys()]) marks.set(lines.length, current);
      next.clear();
    } else if (action === 'next-line') next.set(mark, line);
    else if (action === 'end' && !open.delete(mark))
      fail('This highlight comment has an end but no start.', line);
    else if (action === 'start' && open.has(mark))
      fail('This highlight comment starts a block inside another one.', line);
    else if (action === 'start') open.set(mark, line);
  }
  next.forEach((line) => fail('No line follows this highlight comment.', line));
  open.forEach((line) => fail('This highlight comment has a start but no end.', line));
  return { code: lines.join('\n'), marks, faults };
}

/** Reads a line of code: a highlight comment, one that is misspelled, or neither. */
function readComment(text: string): { mark?: LineMarkClass; action?: string; typo?: string } {
  const [, word] = comment.exec(text) ?? [];
  if (word === undefined) return {};
  const [, name = '', action = ''] = /^(\w+)-(.*)$/.exec(word) ?? [];
  const mark = markNames[name];
  if (mark && words.includes(word)) return { mark, action };
  const meant = findNearestName(word, words);
  return meant === null ? {} : { typo: `"${word}" marks nothing. Did you mean "${meant}"?` };
}
