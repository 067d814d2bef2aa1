import { escapeHtml } from '@/lib/text/escape-html';
import type { PageTextRecord } from './index-format';
import { normalizeKey, splitWords, type TextWord } from './tokens';
import type {
  Hierarchy,
  HierarchyLevel,
  HighlightedTexts,
  RecordType,
  SearchHit,
  SearchRequest,
} from './types';

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const defaultSnippetWords = 10;

/** Matches words as written in the text, including identifiers with `_` and `$`. */
const writtenPattern = /[\p{L}\p{M}\p{N}_$]+/gu;

/** The words to highlight in a hit. */
export interface MatchedWords {
  /** Keys of the words and identifiers to highlight; see `normalizeKey`. */
  words: ReadonlySet<string>;
  /** Keys to highlight also at the beginning of longer words. */
  prefixes: readonly string[];
}

interface HitHighlighting extends MatchedWords {
  preTag: string;
  postTag: string;
}

/** Fields of a hit that are the same for all records of a page. */
export type PageHitFields = Pick<SearchHit, 'language' | 'version' | 'docusaurus_tag'> & {
  /** Name of the version whose index contains the page. */
  index: string;
  lvl0: string;
};

/**
 * Creates a function that converts records to hits with the fields and tags that the search request specifies.
 * @see acceptance SM-13, SM-15, SM-16
 */
export function createHitBuilder(
  { attributesToSnippet = [], snippetEllipsisText: ellipsis = '…', ...tags }: SearchRequest,
  words: MatchedWords,
): (record: PageTextRecord, page: PageHitFields) => SearchHit {
  const { highlightPreTag: preTag = '<em>', highlightPostTag: postTag = '</em>' } = tags;
  const marking = { ...words, preTag, postTag };
  const cut = (name: string, text: string): string | undefined => {
    const wanted = attributesToSnippet.findLast((attribute) => attribute.split(':')[0] === name);
    const count = Math.max(1, Math.floor(Number(wanted?.split(':')[1])) || defaultSnippetWords);
    return wanted === undefined ? undefined : snippet(text, count, ellipsis, marking);
  };
  return (record, { index, lvl0, ...page }) => {
    const { anchor, url, docId, content } = record;
    const hierarchy = getHierarchy(record, lvl0);
    const excerpt = cut('content', content);
    return {
      ...page,
      docId,
      objectID: `${index}:${docId}#${anchor}`,
      url: anchor === '' ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor: anchor === '' ? null : anchor,
      type: getType(record, marking),
      showsText: !matchesTitle(record, marking),
      hierarchy,
      content,
      _highlightResult: { hierarchy: markLevels(hierarchy, (_, title) => highlight(title, marking)) },
      _snippetResult: {
        hierarchy: markLevels(hierarchy, (level, title) => cut(`hierarchy.${level}`, title)),
        ...(excerpt !== undefined && { content: { value: excerpt } }),
      },
    };
  };
}

function getHierarchy({ pageTitle, titles }: PageTextRecord, lvl0: string): Hierarchy {
  const all = [lvl0, pageTitle, ...titles];
  return Object.fromEntries(levels.map((name, index) => [name, all[index] ?? null])) as Hierarchy;
}

function markLevels(
  hierarchy: Hierarchy,
  make: (level: HierarchyLevel, title: string) => string | undefined,
): HighlightedTexts['hierarchy'] {
  const marked: HighlightedTexts['hierarchy'] = {};
  for (const level of levels) {
    const value = hierarchy[level] === null ? undefined : make(level, hierarchy[level]);
    if (value !== undefined) marked[level] = { value };
  }
  return marked;
}

/** True if a word of the query is in the title of a record, which a hit then shows instead of the text. */
export const matchesTitle = ({ pageTitle, titles }: PageTextRecord, words: MatchedWords): boolean =>
  findMatches(titles.at(-1) ?? pageTitle, words).length > 0;

/** Returns `content` if only the text below the heading matches; otherwise the heading's level. */
function getType(record: PageTextRecord, marking: HitHighlighting): RecordType {
  const isInText = !matchesTitle(record, marking) && findMatches(record.content, marking).length > 0;
  return isInText ? 'content' : `lvl${(record.titles.length + 1) as 1 | 2 | 3 | 4 | 5 | 6}`;
}

/** Converts text to HTML: highlights matched words and escapes everything else. @see acceptance SM-16 */
const highlight = (text: string, marking: HitHighlighting): string =>
  mark(text, 0, text.length, findMatches(text, marking), marking);

/** Returns `count` words as HTML, around the passage with the most distinct matches. @see acceptance SM-13, SM-16 */
function snippet(text: string, count: number, ellipsis: string, marking: HitHighlighting): string {
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

/** Finds the ranges to highlight: whole words, parts of identifiers, and the beginnings of words and parts. */
function findMatches(text: string, { words, prefixes }: MatchedWords): TextWord[] {
  const match = ({ key, start, end }: TextWord, offset: number): TextWord[] => {
    const matched = words.has(key) ? key : prefixes.find((word) => key.startsWith(word));
    if (matched === undefined) return [];
    const length = key === matched ? Infinity : matched.length;
    return [{ key: matched, start: offset + start, end: offset + Math.min(end, start + length) }];
  };
  return [...text.matchAll(writtenPattern)].flatMap(({ 0: written, index }) => {
    const whole = match({ key: normalizeKey(written), start: 0, end: written.length }, index);
    const parts = splitWords(written).flatMap((part) => match(part, index));
    return (whole[0]?.end ?? 0) >= (parts.at(-1)?.end ?? 0) ? whole : parts;
  });
}

function mark(
  text: string,
  from: number,
  to: number,
  matches: readonly TextWord[],
  { preTag, postTag }: HitHighlighting,
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

/** Returns where an excerpt of `count` words begins: a few words before the passage with the most distinct matches. */
function findWindow(words: readonly { end: number }[], matches: readonly TextWord[], count: number): number {
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
