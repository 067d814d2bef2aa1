import { getTokenKeys, matchTokens, splitWords, stopWords, type IndexedKey } from './tokens';

/** The terms of a text. */
export interface TextTerms {
  /** In order, with repetitions, without stop words. */
  terms: IndexedKey[];
  /** Number of all terms, stop words included. */
  length: number;
  /** Number of the smallest words, stop words excluded. */
  words: number;
}

/** Texts repeat their tokens, and a map lookup is much faster than splitting a token again. */
const knownTokens = new Map<string, TextTerms>();

/** Splits a text into the terms of the index. */
export function readTerms(text: string): TextTerms {
  const found: TextTerms = { terms: [], length: 0, words: 0 };
  for (const token of matchTokens(text)) {
    const { terms, length, words } = readToken(token);
    for (const term of terms) found.terms.push(term);
    found.length += length;
    found.words += words;
  }
  return found;
}

function readToken(token: string): TextTerms {
  const known = knownTokens.get(token);
  if (known) return known;
  const keys = getTokenKeys(token);
  const made: TextTerms = {
    terms: keys.filter(({ key }) => !stopWords.has(key)),
    length: keys.length,
    words: splitWords(token).filter(({ key }) => !stopWords.has(key)).length,
  };
  knownTokens.set(token, made);
  return made;
}
