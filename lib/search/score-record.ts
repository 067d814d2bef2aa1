import { memoize } from '@/lib/text/memoize';
import { normalizeKey, getTokenKeys, matchTokens, splitWords, stopWords, type IndexedKey } from './tokens';
import type { SearchedPage, SectionRecord } from './types';

/** Maximum score of a term from its frequency in the text; headings, labels and keywords add to it. */
const textShare = 0.5;
const shareOfPart = 0.6;
const shareOfCode = 0.6;

/** Suffix of index terms that are a whole title, label or keyword. */
export const wholeTitleSuffix = '=';

/** Term → its score in one record, greater than 0 and at most 1. */
type Scores = Map<string, number>;

/**
 * Scores the terms of a record. Words of the heading score highest, especially if it is short; then labels and keywords
 * of the page; then code; then text, by the frequency of the term. `averageLength` is a number of words.
 */
export function scoreRecord(page: SearchedPage, section: SectionRecord, averageLength: number): Scores {
  const isPage = section.anchor === '';
  const scores = scoreText(section, isPage ? page.description : '', averageLength);
  if (isPage) addPageNames(scores, page);
  else {
    addName(scores, section.title, 0.38 - 0.03 * (section.level - 2));
    addWholeTitles(scores, [section.title, ...listParts(section.title)], 0.65 - 0.05 * (section.level - 2));
  }
  return scores;
}

function scoreText({ content, code }: SectionRecord, description: string, averageLength: number): Scores {
  const counts: Scores = new Map();
  const length = countTerms(counts, description, 1) + countTerms(counts, content, 1);
  for (const text of code) countTerms(counts, text, shareOfCode);
  const norm = 2.2 * (0.6 + 0.4 * Math.min(4, length / Math.max(1, averageLength)));
  for (const [key, count] of counts) counts.set(key, textShare * (count / (count + norm)));
  return counts;
}

/** Adds the terms of a text to `counts`; parts of identifiers count less. Returns the number of terms in the text. */
function countTerms(counts: Scores, text: string, value: number): number {
  const terms = readTerms(text);
  for (const { key, isPart } of terms.filter(isIndexed))
    counts.set(key, (counts.get(key) ?? 0) + (isPart ? shareOfPart * value : value));
  return terms.length;
}

function addPageNames(scores: Scores, { title, lvl0, url, labels, keywords, docId }: SearchedPage): void {
  addName(scores, title, 0.5);
  addName(scores, `${lvl0} ${url}`, 0.14);
  for (const label of labels) addName(scores, label, 0.45);
  for (const keyword of keywords) addName(scores, keyword, 0.32);
  addName(scores, docId.replace(/^.*\/(?=.)/, ''), 0.3);
  addWholeTitles(scores, [title], 1);
  addWholeTitles(scores, labels, 0.7);
  addWholeTitles(scores, keywords, 0.5);
}

/** Raises the score of each term of a name by up to `most`, and by less for long names. Repeated terms count once. */
function addName(scores: Scores, name: string, most: number): void {
  const words = splitWords(name).filter(isIndexed);
  const share = most * (0.7 + 0.3 / Math.max(1, words.length));
  const terms = readTerms(name).filter(isIndexed);
  for (const key of new Set(terms.map((term) => term.key))) {
    const before = scores.get(key) ?? 0;
    scores.set(key, Math.min(1, Math.max(before, Math.min(before, textShare) + share)));
  }
}

/** Returns what a title contains in parentheses, such as `reading 'services'`: the part of a message that readers type. */
const listParts = (title: string): string[] =>
  [...title.matchAll(/\(([^()]+ [^()]+)\)/g)].map(([, part = '']) => part);

function addWholeTitles(scores: Scores, titles: readonly string[], score: number): void {
  for (const title of titles) {
    const key = normalizeKey(title);
    if (key === '') continue;
    const term = `${key}${wholeTitleSuffix}`;
    scores.set(term, Math.max(scores.get(term) ?? 0, score));
  }
}

const isIndexed = ({ key }: { key: string }): boolean => !stopWords.has(key);

/** The terms of a token, cached because tokens occur often and splitting them is slow. */
const readToken = memoize(getTokenKeys);

/** Splits a text into its terms in order, including repeated ones and stop words, which are not indexed. */
const readTerms = (text: string): IndexedKey[] => matchTokens(text).flatMap(readToken);
