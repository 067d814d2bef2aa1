import { foldKey, isAscii, splitWords, type Word } from './tokens';

/** A word as written in a text, and its parts. */
export interface WrittenWord {
  key: string;
  length: number;
  parts: readonly Word[];
}

/** A text split into words. */
export interface WrittenText {
  words: readonly WrittenWord[];
  /** Where each word begins. */
  starts: readonly number[];
  /** Start and end of each run of non-space characters: snippets count these as words. */
  stretches: readonly { start: number; end: number }[];
}

/** Texts repeat their words, and results repeat their texts while a reader keeps typing. */
const knownWords = new Map<string, WrittenWord>();
const knownTexts = new Map<string, WrittenText>();
const maxWords = 50_000;
const maxTexts = 3000;

/** Splits a text into words. The result is cached for the next query that matches the text. */
export function readWritten(text: string): WrittenText {
  const before = knownTexts.get(text);
  if (before) return before;
  const made = splitText(text);
  if (knownTexts.size >= maxTexts) knownTexts.clear();
  knownTexts.set(text, made);
  return made;
}

function splitText(text: string): WrittenText {
  const pattern = isAscii(text) ? /[A-Za-z0-9_$]+/g : /[\p{L}\p{M}\p{N}_$]+/gu;
  const words: WrittenWord[] = [];
  const starts: number[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    words.push(readWord(match[0]));
    starts.push(match.index);
  }
  const stretches: { start: number; end: number }[] = [];
  const blank = /\S+/g;
  for (let match = blank.exec(text); match; match = blank.exec(text))
    stretches.push({ start: match.index, end: blank.lastIndex });
  return { words, starts, stretches };
}

function readWord(word: string): WrittenWord {
  const before = knownWords.get(word);
  if (before) return before;
  const made = { key: foldKey(word), length: word.length, parts: splitWords(word) };
  if (knownWords.size >= maxWords) knownWords.clear();
  knownWords.set(word, made);
  return made;
}
