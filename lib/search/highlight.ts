import { escapeHtml } from '@/lib/text/escape-html';
import type { HighlightedValue } from './types';
import { readWritten, type WrittenWord } from './written-text';

/** Which words are marked, and with which tags. */
export interface Marking {
  /** Keys of matched words, and of several words written as one. */
  words: ReadonlySet<string>;
  /** Prefixes of words that the reader may still be typing. */
  beginnings: readonly string[];
  preTag: string;
  postTag: string;
}

interface Range {
  start: number;
  end: number;
  key: string;
}

type Found = Map<WrittenWord, readonly Range[]>;

/** Cache of the marked ranges of each word, per query: a page of results repeats its words. */
const foundBy = new WeakMap<Marking, Found>();

function getFound(marking: Marking): Found {
  const before = foundBy.get(marking);
  if (before) return before;
  const made: Found = new Map();
  foundBy.set(marking, made);
  return made;
}

/**
 * Converts a text to HTML, with matched words marked and everything else escaped.
 *
 * @see acceptance SM-16
 */
export function highlight(text: string, marking: Marking): HighlightedValue {
  const ranges = findRanges(text, marking);
  return describe(mark(text, 0, text.length, ranges, marking), ranges, marking);
}

/**
 * An excerpt around the place of a text that contains most of the query.
 *
 * @param count number of words
 * @see acceptance SM-13, SM-16
 */
export function snippet(text: string, count: number, ellipsis: string, marking: Marking): HighlightedValue {
  const words = readWritten(text).stretches;
  const ranges = findRanges(text, marking);
  const first = findWindow(words, ranges, count);
  const start = words[first]?.start ?? 0;
  const end = words[Math.min(words.length, first + count) - 1]?.end ?? text.length;
  const body = mark(text, start, end, ranges, marking).replace(/\s+/g, ' ');
  const before = first > 0 ? ellipsis : '';
  const after = first + count < words.length ? ellipsis : '';
  return describe(`${escapeHtml(before)}${body}${escapeHtml(after)}`, ranges, marking);
}

function describe(value: string, ranges: readonly Range[], { words, beginnings }: Marking): HighlightedValue {
  const matchedWords = [...new Set(ranges.map(({ key }) => key))];
  const isFull = matchedWords.length >= Math.max(1, Math.min(words.size, beginnings.length || words.size));
  return {
    value,
    matchLevel: matchedWords.length === 0 ? 'none' : isFull ? 'full' : 'partial',
    matchedWords,
  };
}

/** Whether anything in the text would be marked. */
export function hasMatch(text: string, marking: Marking): boolean {
  const found = getFound(marking);
  return readWritten(text).words.some((word) => rangesWithin(word, marking, found).length > 0);
}

function findRanges(text: string, marking: Marking): Range[] {
  const { words, starts } = readWritten(text);
  const found = getFound(marking);
  const ranges: Range[] = [];
  for (const [index, word] of words.entries()) {
    const within = rangesWithin(word, marking, found);
    if (within === none) continue;
    const from = starts[index] ?? 0;
    for (const { start, end, key } of within) ranges.push({ start: start + from, end: end + from, key });
  }
  return ranges;
}

const none: readonly Range[] = [];

function rangesWithin(word: WrittenWord, marking: Marking, found: Found): readonly Range[] {
  const before = found.get(word);
  if (before) return before;
  const ranges = matchWord(word, marking);
  const made = ranges.length === 0 ? none : ranges;
  found.set(word, made);
  return made;
}

function matchWord({ key, length, parts }: WrittenWord, { words, beginnings }: Marking): readonly Range[] {
  if (words.has(key)) return [{ start: 0, end: length, key }];
  const ranges: Range[] = [];
  for (const part of parts) addPart(ranges, part, words, beginnings);
  return ranges;
}

function addPart(
  ranges: Range[],
  { key, start, end }: { key: string; start: number; end: number },
  words: ReadonlySet<string>,
  beginnings: readonly string[],
): void {
  if (words.has(key)) {
    ranges.push({ start: start, end: end, key });
    return;
  }
  const beginning = beginnings.find((word) => key.startsWith(word));
  if (beginning === undefined) return;
  const length = Math.min(end - start, beginning.length);
  ranges.push({ start: start, end: start + length, key: beginning });
}

function mark(
  text: string,
  from: number,
  to: number,
  ranges: readonly Range[],
  { preTag, postTag }: Marking,
): string {
  let html = '';
  let at = from;
  for (const { start, end } of ranges) {
    if (end <= at || start >= to) continue;
    const begin = Math.max(start, at);
    html += `${escapeHtml(text.slice(at, begin))}${preTag}${escapeHtml(text.slice(begin, Math.min(end, to)))}${postTag}`;
    at = Math.min(end, to);
  }
  return html + escapeHtml(text.slice(at, to));
}

/** Index of the first word of the window with the most distinct matches; the first match is kept off its edge. */
function findWindow(
  words: readonly { start: number; end: number }[],
  ranges: readonly Range[],
  count: number,
): number {
  if (words.length <= count) return 0;
  const found = ranges.map(({ start, key }) => ({ at: findWord(words, start), key }));
  let best = { at: 0, score: 0 };
  for (const [index, { at }] of found.entries()) {
    const inside = found.slice(index, index + count).filter((other) => other.at < at + count);
    const score = new Set(inside.map(({ key }) => key)).size * 10 + Math.min(9, inside.length);
    if (score > best.score) best = { at, score };
  }
  return Math.max(0, Math.min(best.at - Math.floor(count / 4), words.length - count));
}

function findWord(words: readonly { end: number }[], offset: number): number {
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}
