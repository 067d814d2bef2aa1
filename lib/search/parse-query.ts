import { foldKey, splitWords, stopWords, type Word } from './tokens';

/** Longer queries are truncated; the search box accepts 64 characters. */
const maxQueryLength = 240;
const maxWords = 16;
const maxSpan = 4;
/** An identifier may have more parts than a span: `getSopClassHandlerModule`. */
const maxParts = 8;

/** One word of a query and its position. */
export interface QueryWord extends Word {
  /** Index among all words, stop words included. */
  index: number;
  /** The reader may still be typing it. */
  isLast: boolean;
}

/** Adjacent words that may be one identifier: `wado` `Root`, or `cross` `origin`. */
export interface QuerySpan {
  key: string;
  /** Range in `words`; `to` is exclusive. */
  from: number;
  to: number;
  isLast: boolean;
  /** The words are written as one, as in `wadoRoot`, and are all of it. */
  isWholeWord: boolean;
}

/** A query split into the keys to look up. */
export interface ParsedQuery {
  /** The words without stop words; all words when there are only stop words. */
  words: QueryWord[];
  spans: QuerySpan[];
  /** All words in order, for phrases. */
  phrase: string[];
  /** The whole query as one key. */
  whole: string;
}

/** Parses a query. Accepts any text; an empty one has no words. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, maxQueryLength);
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const all = splitWords(text)
    .slice(0, maxWords)
    .map((word, index, { length }) => ({ ...word, index, isLast: endsInWord && index === length - 1 }));
  const significant = all.filter(({ key }) => !stopWords.has(key));
  const words = significant.length > 0 ? significant : all;
  return { words, spans: findSpans(words), phrase: all.map(({ key }) => key), whole: foldKey(text) };
}

function findSpans(words: readonly QueryWord[]): QuerySpan[] {
  const isNext = (at: number): boolean => words[at]?.index === (words[at - 1]?.index ?? 0) + 1;
  const isTight = (at: number): boolean => words[at] !== undefined && words[at].start === words[at - 1]?.end;
  const spans: QuerySpan[] = [];
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
