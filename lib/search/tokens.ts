/** Splits text into words for the index. The build and the search both use this module, so that their words match. */
import { memoize } from '@/lib/text/memoize';

export interface TextWord {
  /** Normalized form of the word; see `normalizeKey`. */
  key: string;
  start: number;
  end: number;
}

/** Matches words, and identifiers, paths and dotted names that consist of words and punctuation. */
const tokenPattern = /[\p{L}\p{M}\p{N}_$]+(?:[./\\:#@+-]+[\p{L}\p{M}\p{N}_$]+)*/gu;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Matches the parts of an identifier: `Instance` and `UIDs` in `InstanceUIDs`, `DICOM` and `web` in `DICOMweb`. */
const partPattern =
  /\p{Lu}{2,}s(?!\p{Ll})|^\p{Lu}{3,}(?=\p{Ll}{2,}$)|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;
const cjkPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Maximum length of a key in characters; longer keys are truncated, because nobody types them. */
const maxKeyLength = 64;

/** Normalizes text to a key for the index: lower-case letters and digits, without diacritics and punctuation. */
export function normalizeKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxKeyLength);
}

const isCjk = (text: string): boolean => cjkPattern.test(text);

/**
 * Splits a text into words, in order: `camelCase`, `kebab-case`, `dotted.names` and paths into their parts, Chinese,
 * Japanese and Korean text into pairs of characters.
 */
export function splitWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    for (const { key, start, end } of wordsWithin(word))
      words.push({ key, start: start + index, end: end + index });
  }
  return words;
}

/** Returns the parts of a word, cached because words occur often and splitting them is slow. */
const wordsWithin = memoize((word: string): readonly TextWord[] => {
  const parts = isCjk(word) ? getPairs(word) : splitParts(word);
  return (parts.length > 0 ? parts : [toWord(word, 0)]).filter(({ key }) => key !== '');
});

function toWord(text: string, start: number): TextWord {
  return { key: normalizeKey(text), start, end: start + text.length };
}

const getPairs = (text: string): TextWord[] =>
  [...text.matchAll(/.(?=(.))/gsu)].map(({ 0: sign, 1: next = '', index }) => toWord(sign + next, index));

/** Splits an identifier into parts. Single letters and digits are joined to their neighbor: `cornerstone3D`, `h264`. */
function splitParts(word: string): TextWord[] {
  const parts: { text: string; start: number }[] = [];
  for (const { 0: text, index } of word.matchAll(partPattern)) {
    const last = parts.at(-1);
    const isShort = text.length === 1 || last?.text.length === 1;
    if (last && isShort && last.start + last.text.length === index) last.text += text;
    else parts.push({ text, start: index });
  }
  return parts.map(({ text, start }) => toWord(text, start));
}

/** A key under which a token is indexed. */
export interface IndexedKey {
  key: string;
  /** True if the key is only a part of an identifier in the text. */
  isPart: boolean;
}

/** Finds the tokens of a text: words, identifiers, dotted names and paths. */
export const matchTokens = (text: string): readonly string[] => text.match(tokenPattern) ?? [];

/** Returns all keys of a token: the whole token, the pieces between its punctuation, and its smallest words. */
export function getTokenKeys(token: string): IndexedKey[] {
  const words = splitWords(token).map(({ key }) => key);
  const written = new Set(isCjk(token) ? words : getPieces(token).map(normalizeKey));
  const keys = [...new Set([...written, ...words])].filter((key) => key !== '');
  return keys.map((key) => ({ key, isPart: !written.has(key) && words.length > 1 }));
}

const separators = [/[\\/:#@+]+/, /\.+/, /-+/];

/** Splits a token at its punctuation, except `_` and `$`: `a/b.c` → `a/b.c`, `a`, `b.c`, `a/b`, `c`, `b`. */
function getPieces(token: string): string[] {
  let parts = [token];
  const pieces = separators.flatMap((separator) => {
    parts = parts.flatMap((part) => part.split(separator));
    return [...token.split(separator), ...parts];
  });
  return [token, ...pieces].filter((piece) => piece !== token || piece.length <= maxKeyLength);
}

/** Words that are not indexed, because nearly every text contains them. */
export const stopWords: ReadonlySet<string> = new Set(
  'a able about all also am an and any anything are as at be been being between by can cannot could couldn did didn do does doesn doesnt don done dont else every everything for from get gets getting got had has have help hers how i if im in instead into is isn isnt it its just like ll lot may me much my myself need needed needs no not now of on only or other our please possible re s same see should so some something still such t than that the their them then there these they this those though to too try trying up use used using ve versus very vs want wanted wants was wasn way we were what when where which while who why will with won work working works would you your'.split(
    ' ',
  ),
);
