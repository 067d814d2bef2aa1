import { escapeHtml } from '@/lib/text/escape-html';
import { foldKey, splitWords, type Word } from './tokens';

/** Which words are marked, and with which tags. */
export interface Marking {
  /** Keys of matched words, and of several words written as one. */
  words: ReadonlySet<string>;
  /** Prefixes of words that the reader may still be typing. */
  beginnings: readonly string[];
  preTag: string;
  postTag: string;
}

/** Words as written in texts, and the smaller words in them. */
const writtenPattern = /[\p{L}\p{M}\p{N}_$]+/gu;

/**
 * Converts a text to HTML, with matched words marked and everything else escaped.
 *
 * @see acceptance SM-16
 */
export const highlight = (text: string, marking: Marking): string =>
  mark(text, 0, text.length, findMatches(text, marking), marking);

/**
 * An excerpt around the place of a text that contains most of the query.
 *
 * @param count number of words
 * @see acceptance SM-13, SM-16
 */
export function snippet(text: string, count: number, ellipsis: string, marking: Marking): string {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const matches = findMatches(text, marking);
  const first = findWindow(words, matches, count);
  const start = words[first]?.start ?? 0;
  const end = words[Math.min(words.length, first + count) - 1]?.end ?? text.length;
  const body = mark(text, start, end, matches, marking).replace(/\s+/g, ' ');
  const before = first > 0 ? ellipsis : '';
  const after = first + count < words.length ? ellipsis : '';
  return `${escapeHtml(before)}${body}${escapeHtml(after)}`;
}

/** Whether anything in the text would be marked. */
export const hasMatch = (text: string, marking: Marking): boolean => findMatches(text, marking).length > 0;

/** The places to mark: whole words, or their matching parts and beginnings of parts. */
function findMatches(text: string, { words, beginnings }: Marking): Word[] {
  return [...text.matchAll(writtenPattern)].flatMap(({ 0: written, index }) => {
    const key = foldKey(written);
    if (words.has(key)) return [{ key, start: index, end: index + written.length }];
    return splitWords(written).flatMap((part) => {
      const beginning = words.has(part.key) ? part.key : beginnings.find((word) => part.key.startsWith(word));
      if (beginning === undefined) return [];
      const length = part.key === beginning ? Infinity : beginning.length;
      const end = index + Math.min(part.end, part.start + length);
      return [{ key: beginning, start: index + part.start, end }];
    });
  });
}

function mark(
  text: string,
  from: number,
  to: number,
  matches: readonly Word[],
  { preTag, postTag }: Marking,
): string {
  let html = '';
  let at = from;
  for (const { start, end } of matches) {
    if (end <= at || start >= to) continue;
    const begin = Math.max(start, at);
    const stop = Math.min(end, to);
    html += `${escapeHtml(text.slice(at, begin))}${preTag}${escapeHtml(text.slice(begin, stop))}${postTag}`;
    at = stop;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** Index of the first word of the window with the most distinct matches; the first match is kept off its edge. */
function findWindow(words: readonly { end: number }[], matches: readonly Word[], count: number): number {
  if (words.length <= count) return 0;
  let word = 0;
  const found = matches.map(({ start, key }) => {
    while ((words[word]?.end ?? Infinity) <= start) word += 1;
    return { at: word, key };
  });
  let best = { at: 0, score: 0 };
  for (const [index, { at }] of found.entries()) {
    const inside = found.slice(index, index + count).filter((other) => other.at < at + count);
    const score = new Set(inside.map(({ key }) => key)).size * 10 + Math.min(9, inside.length);
    if (score > best.score) best = { at, score };
  }
  return Math.max(0, Math.min(best.at - Math.floor(count / 4), words.length - count));
}
