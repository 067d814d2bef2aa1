import { foldKey, splitWords, stopWords } from './tokens';

/** Longer queries are cut: the search box takes 64 characters. */
const maxQueryLength = 240;
const maxWords = 16;
const maxSpan = 4;

/** One word of a query. */
export interface QueryWord {
  key: string;
  /** The reader may still be typing it. */
  isLast: boolean;
}

/** Neighbouring words that may be one identifier: `wado` `Root`, or `cross` `origin`. */
export interface QuerySpan {
  key: string;
  /** Places in `words`, the second one excluded. */
  from: number;
  to: number;
  isLast: boolean;
}

/** A query as it is looked up. */
export interface ParsedQuery {
  /** Words that say something; all of them when none does. */
  words: QueryWord[];
  spans: QuerySpan[];
  /** All words in order, for phrases. */
  phrase: string[];
  /** The whole query as one key. */
  whole: string;
}

/** Reads a query. Any text will do; an empty one has no words. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, maxQueryLength);
  const all = splitWords(text).slice(0, maxWords);
  const endsInWord = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const telling = all.filter(({ key }) => !stopWords.has(key));
  const chosen = telling.length > 0 ? telling : all;
  const last = all.at(-1);
  const words = chosen.map((word) => ({ key: word.key, isLast: word === last && endsInWord }));
  const places = chosen.map((word) => all.indexOf(word));
  return {
    words,
    spans: findSpans(words, places),
    phrase: all.map(({ key }) => key),
    whole: foldKey(text),
  };
}

function findSpans(words: readonly QueryWord[], places: readonly number[]): QuerySpan[] {
  const spans: QuerySpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let key = words[from]?.key ?? '';
    for (let to = from + 2; to <= Math.min(words.length, from + maxSpan); to += 1) {
      if ((places[to - 1] ?? 0) !== (places[to - 2] ?? 0) + 1) break;
      key += words[to - 1]?.key ?? '';
      spans.push({ key, from, to, isLast: words[to - 1]?.isLast ?? false });
    }
  }
  return spans;
}
