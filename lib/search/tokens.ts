/** Splits text into the words that are indexed and looked up: the same for building and for searching. */

/** A word of a text and its position. */
export interface Word {
  /** Folded: lower case, no diacritics, letters and digits only. */
  key: string;
  start: number;
  end: number;
}

/** Letters and digits with punctuation that joins them into identifiers, paths and dotted names. */
const tokenPattern = /[\p{L}\p{M}\p{N}_$]+(?:[./\\:#@+-]+[\p{L}\p{M}\p{N}_$]+)*/gu;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Parts of identifiers; `DICOMweb` ends its acronym before the small letters, `HTMLElement` one letter earlier. */
const partPattern = /^\p{Lu}{3,}(?=\p{Ll}{2,}$)|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu;
const cjkPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Longer keys are truncated: nobody types them. */
const maxKeyLength = 64;

/** Lower case without accents and signs. */
export function foldKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, maxKeyLength);
}

/** Whether the text is written without spaces between words. */
const isCjk = (text: string): boolean => cjkPattern.test(text);

/**
 * The smallest words of a text in order: parts of `camelCase`, `kebab-case`, `dotted.names` and paths one by one, pairs
 * of characters for Chinese, Japanese and Korean.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    for (const { key, start, end } of wordsWithin(word))
      words.push({ key, start: start + index, end: end + index });
  }
  return words;
}

/** Texts repeat their words, and a map lookup is cheaper than splitting a word again. */
const knownWords = new Map<string, readonly Word[]>();
const maxKnown = 100_000;

function wordsWithin(word: string): readonly Word[] {
  const known = knownWords.get(word);
  if (known) return known;
  const parts = isCjk(word) ? getPairs(word) : splitParts(word);
  const words = (parts.length > 0 ? parts : [toWord(word, 0)]).filter(({ key }) => key !== '');
  if (knownWords.size < maxKnown && word.length <= maxKeyLength) knownWords.set(word, words);
  return words;
}

function toWord(text: string, start: number): Word {
  return { key: foldKey(text), start, end: start + text.length };
}

/** Each character with the next one. */
const getPairs = (text: string): Word[] =>
  [...text.matchAll(/.(?=(.))/gsu)].map(({ 0: sign, 1: next = '', index }) => toWord(sign + next, index));

/** Parts of an identifier; a single letter or digit is joined to the part before it: `cornerstone3D`, `h264`. */
function splitParts(word: string): Word[] {
  const parts: { text: string; start: number }[] = [];
  for (const { 0: text, index } of word.matchAll(partPattern)) {
    const last = parts.at(-1);
    const isShort = text.length === 1 || last?.text.length === 1;
    if (last && isShort && last.start + last.text.length === index) last.text += text;
    else parts.push({ text, start: index });
  }
  return parts.map(({ text, start }) => toWord(text, start));
}

/** A key of a text, and whether it is only a part of the written token. */
export interface IndexedKey {
  key: string;
  isPart: boolean;
}

/** The tokens of a text: words, identifiers, dotted names, paths. */
export const matchTokens = (text: string): readonly string[] => text.match(tokenPattern) ?? [];

/**
 * All keys under which a token is indexed: its smallest words, and each identifier, dotted name and path as a whole and
 * in the pieces between its punctuation.
 */
export function getTokenKeys(token: string): IndexedKey[] {
  const keys: IndexedKey[] = [];
  const seen = new Set<string>();
  const add = (piece: string, isPart: boolean): void => {
    const key = foldKey(piece);
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    keys.push({ key, isPart });
  };
  const words = splitWords(token);
  const isWritten = !isCjk(token);
  if (isWritten) for (const piece of getPieces(token)) add(piece, false);
  for (const { key } of words) add(key, isWritten && words.length > 1);
  return keys;
}

const separators = [/[\\/:#@+]+/, /\.+/, /-+/];

/** `a/b-c.d` → the token itself unless it is long, `a`, `b-c.d`, `b-c`, `d`, `b`, `c`; not split at `_` and `$`. */
function getPieces(token: string): string[] {
  let parts = [token];
  const pieces = separators.flatMap((separator) => {
    parts = parts.flatMap((part) => part.split(separator));
    return [...token.split(separator), ...parts];
  });
  return [token, ...pieces].filter((piece) => piece !== token || piece.length <= maxKeyLength);
}

/** Words in nearly every text, which do not help to find anything. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about an and any are as at be by can cannot could did do does for from get gets has have how i if in into is it its me my no not of on or our should so that the their them then there these they this to up use used using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
);
