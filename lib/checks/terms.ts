import type { ProsePiece } from '@/lib/mdx/types';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { WritingRules } from './writing-rules';

/** One entry of the word list: what to write, what not to write, and exceptions. */
export type Term = WritingRules['terms'][number];

/** A word that the list spells differently. */
export interface WrongTerm {
  found: string;
  write: string;
  /** 1-based, in the body. */
  line: number;
  column: number;
}

/** Messages, labels and names that a text quotes. */
const quotations = /"[^"\n]*"|“[^”\n]*”/g;

const anyOf = (texts: readonly string[]) => texts.map(escapeRegex).join('|');

/** Whole words, in any case, also in the plural; not as a part of a path, a host or a longer name. */
const toExpression = ({ not }: Term) =>
  new RegExp(`(?<![\\w./@-])(?:${anyOf(not)})(?=(?:s|es)?(?![\\w/@-]|\\.\\w))`, 'gi');

/** Replaces ignored passages by blanks of the same length, so that positions stay correct. */
const blank = (text: string, passage: RegExp) => text.replace(passage, (found) => ' '.repeat(found.length));

function placeIn({ text, line, column }: ProsePiece, index: number) {
  const lines = text.slice(0, index).split('\n');
  return lines.length === 1
    ? { line, column: column + index }
    : { line: line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Creates a search for words that the list spells differently. Text in double quotes is ignored. */
export function createTermFinder(terms: readonly Term[]): (piece: ProsePiece) => WrongTerm[] {
  const searches = terms.map((term) => ({
    write: term.write,
    words: term.not.map((word) => word.toLowerCase()),
    expression: toExpression(term),
    exceptions: term.but && new RegExp(anyOf(term.but), 'gi'),
  }));
  return (piece) => {
    // Most pieces hold none of the words, and looking for plain text costs a fraction of the expressions.
    const lower = piece.text.toLowerCase();
    const likely = searches.filter(({ words }) => words.some((word) => lower.includes(word)));
    if (likely.length === 0) return [];
    const text = blank(piece.text, quotations);
    return likely.flatMap(({ write, expression, exceptions }) =>
      [...(exceptions ? blank(text, exceptions) : text).matchAll(expression)]
        .filter(([found]) => found !== write)
        .map((match) => ({ found: match[0], write, ...placeIn(piece, match.index) })),
    );
  };
}
