import type { TextPosition } from '@/lib/content/yaml-map';
import type { ProsePiece } from '@/lib/mdx/types';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { WritingRules } from './writing-rules';

/** An entry of the word list in `content/writing.json`: what to write, what not to write, and exceptions. */
export type WordListEntry = WritingRules['terms'][number];

/** A word or phrase to avoid that occurs in a text, with its replacement (`write`) and its position in the body. */
export interface WrongTerm extends TextPosition {
  found: string;
  write: string;
}

/** Text in double quotes: a page may quote messages, labels and names as they are. */
const quotations = /"[^"\n]*"|“[^”\n]*”/g;

const anyOf = (texts: readonly string[]) => texts.map(escapeRegex).join('|');

/** Returns an expression that matches whole words in any case, also in the plural, but not parts of paths or names. */
const toExpression = ({ not }: WordListEntry) =>
  new RegExp(`(?<![\\w./@-])(?:${anyOf(not)})(?=(?:s|es)?(?![\\w/@-]|\\.\\w))`, 'gi');

/** Replaces passages to ignore with spaces of the same length, so that positions stay correct. */
const blank = (text: string, passage: RegExp) => text.replace(passage, (found) => ' '.repeat(found.length));

function placeIn({ text, line, column }: ProsePiece, index: number) {
  const lines = text.slice(0, index).split('\n');
  return lines.length === 1
    ? { line, column: column + index }
    : { line: line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Creates a function that finds the words and phrases that pages should avoid, except in double quotes. */
export function createWrongTermFinder(terms: readonly WordListEntry[]): (piece: ProsePiece) => WrongTerm[] {
  const searches = terms.map((term) => ({
    write: term.write,
    expression: toExpression(term),
    exceptions: term.but && new RegExp(anyOf(term.but), 'gi'),
  }));
  // Most pieces contain none of the words, which one expression for all finds out ten times faster than one for each.
  const anyWord = new RegExp(anyOf(terms.flatMap(({ not }) => not)), 'i');
  return (piece) => {
    if (!anyWord.test(piece.text)) return [];
    const text = blank(piece.text, quotations);
    return searches.flatMap(({ write, expression, exceptions }) =>
      [...(exceptions ? blank(text, exceptions) : text).matchAll(expression)]
        .filter(([found]) => found !== write)
        .map((match) => ({ found: match[0], write, ...placeIn(piece, match.index) })),
    );
  };
}
