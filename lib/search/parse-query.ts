import { normalizeKey, splitWords, stopWords, type TextWord } from './tokens';

/** Maximum length of a query in characters; longer queries are truncated. The search box accepts only 64. */
const maxQueryLength = 240;
const maxWords = 16;
/** Maximum number of separate words that are joined to one identifier. */
const maxSpan = 4;
/** Maximum number of words joined if the query contains them as one identifier: `getSopClassHandlerModule`. */
const maxParts = 8;

export interface QueryWord extends TextWord {
  /** Index among all words of the query, including stop words. */
  index: number;
  /** True if the query ends with this word, which the reader may still be typing. */
  isLast: boolean;
}

/** Adjacent words of a query that may form one identifier: `wado` and `Root`, or `cross` and `origin`. */
export interface QueryIdentifierSpan {
  key: string;
  /** Range in `ParsedQuery.words`; `to` is exclusive. */
  from: number;
  to: number;
  isLast: boolean;
  /** True if the words are all parts of one identifier in the query, such as `wadoRoot`. */
  isWholeWord: boolean;
}

/** A query, split into the keys to look up in the index. */
export interface ParsedQuery {
  /** Words of the query without stop words; all words if there are only stop words. */
  words: QueryWord[];
  spans: QueryIdentifierSpan[];
  /** Keys of all words in order, including stop words. */
  phrase: string[];
  whole: string;
  /** The query as written; empty if it has several words or was corrected. */
  written: string;
}

/** Parses any text as a query; empty text results in a query without words. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, maxQueryLength);
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const all = splitWords(text)
    .slice(0, maxWords)
    .map((word, index, { length }) => ({ ...word, index, isLast: endsInWord && index === length - 1 }));
  const isPart = (at: number) => all[at]?.start === all[at - 1]?.end || all[at]?.end === all[at + 1]?.start;
  const significant = all.filter(({ key, index }) => !stopWords.has(key) || isPart(index));
  const written = /^\S+$/.exec(text.trim())?.[0] ?? '';
  const words = significant.length > 0 ? significant : all;
  return {
    words,
    spans: findSpans(words),
    phrase: all.map(({ key }) => key),
    whole: normalizeKey(text),
    written,
  };
}

/** Replaces words of a query by `keys`, unless undefined, so that titles and identifiers are looked up as meant. */
export function replaceWords(query: ParsedQuery, keys: readonly (string | undefined)[]): ParsedQuery {
  const words = query.words.map((word, at) => ({ ...word, key: normalizeKey(keys[at] ?? word.key) }));
  const phrase = query.phrase.map((key, index) => words.find((word) => word.index === index)?.key ?? key);
  return { words, spans: findSpans(words), phrase, whole: phrase.join(''), written: '' };
}

/** Finds all sequences of adjacent words that may form one identifier. */
function findSpans(words: readonly QueryWord[]): QueryIdentifierSpan[] {
  const isNext = (at: number): boolean => words[at]?.index === (words[at - 1]?.index ?? 0) + 1;
  const isTight = (at: number): boolean => words[at] !== undefined && words[at].start === words[at - 1]?.end;
  const spans: QueryIdentifierSpan[] = [];
  for (const from of words.keys()) {
    let isOneWord = true;
    for (let to = from + 2; to <= from + maxParts && isNext(to - 1); to += 1) {
      isOneWord &&= isTight(to - 1);
      if (to > from + maxSpan && (!isOneWord || isTight(from))) break;
      const keys = words.slice(from, to).map(({ key }) => key);
      spans.push({
        key: keys.join(''),
        from,
        to,
        isLast: words[to - 1]?.isLast ?? false,
        isWholeWord: isOneWord && !isTight(from) && !isTight(to),
      });
    }
  }
  return spans;
}
