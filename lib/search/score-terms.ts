import { memoize } from '@/lib/text/memoize';
import { normalizeKey, getTokenKeys, matchTokens, splitWords, stopWords, type IndexedKey } from './tokens';
import type { SearchedPage, SectionRecord } from './types';
import { termWeights as weights } from './weights';

/** Suffix of index terms that are a whole title, label or keyword. */
export const wholeTitleSuffix = '=';

/** Suffix of index terms that are a name, in a section that explains it. */
export const explainedSuffix = `~${wholeTitleSuffix}`;

/**
 * Returns the index term of an explained name. Names such as `maxCacheSize` are folded to lower case, as readers type
 * them. Their terms differ from those of other names, so that `datasources` is not taken for `dataSources`.
 */
export const toNameTerm = (name: string): string =>
  /\p{Ll}.*\p{Lu}|_/u.test(name) ? toFoldedNameTerm(name) : `${name}${explainedSuffix}`;

/** Returns the index term of a name such as `maxCacheSize`, however it is written. */
export const toFoldedNameTerm = (name: string): string => `${name.toLowerCase()}~${explainedSuffix}`;

/** Term → its score in one record, greater than 0 and at most 1. */
type Scores = Map<string, number>;

/**
 * Scores the terms of a record. Words of the heading score highest, especially if it is short; then labels and keywords
 * of the page; then code; then text, by the frequency of the term. `averageLength` is a number of words.
 */
export function scoreTerms(page: SearchedPage, section: SectionRecord, averageLength: number): Scores {
  const isPage = section.anchor === '';
  const scores = scoreText(section, isPage ? page.description : '', averageLength);
  if (isPage) addPageNames(scores, page);
  else {
    const { heading, wholeHeading } = weights;
    const further = section.level - 2;
    addName(scores, section.title, heading.score - heading.perLevel * further);
    addWholeTitles(scores, [section.title], wholeHeading.score - wholeHeading.perLevel * further);
    addWholeTitles(scores, listParts(section), wholeHeading.part);
  }
  addNames(scores, section.names ?? [], page.keywords);
  // A word that the section lacks never outranks one that a page says itself.
  const asked = readTerms((section.questions ?? []).join('\n')).filter(isIndexed);
  for (const key of new Set(asked.map((term) => term.key))) {
    const score = scores.get(key);
    scores.set(
      key,
      score === undefined ? weights.question.lacking : Math.min(1, score + weights.question.present),
    );
  }
  return scores;
}

/** Adds the names that a section explains. They score higher if authors made them keywords of the page. */
function addNames(scores: Scores, names: readonly string[], keywords: readonly string[]): void {
  const { score, keyword } = weights.explainedName;
  for (const name of names) scores.set(toNameTerm(name), keywords.includes(name) ? keyword : score);
}

function scoreText({ content, code }: SectionRecord, description: string, averageLength: number): Scores {
  const counts: Scores = new Map();
  const length = countTerms(counts, description, 1) + countTerms(counts, content, 1);
  for (const text of code) countTerms(counts, text, weights.code);
  const { saturation, lengthNorm, longestText } = weights;
  const relativeLength = Math.min(longestText, length / Math.max(1, averageLength));
  const norm = saturation * (lengthNorm.fixed + lengthNorm.byLength * relativeLength);
  for (const [key, count] of counts) counts.set(key, weights.text * (count / (count + norm)));
  return counts;
}

/** Adds the terms of a text to `counts`; parts of identifiers count less. Returns the number of terms in the text. */
function countTerms(counts: Scores, text: string, value: number): number {
  const terms = readTerms(text);
  for (const { key, isPart } of terms.filter(isIndexed))
    counts.set(key, (counts.get(key) ?? 0) + (isPart ? weights.identifierPart * value : value));
  return terms.length;
}

function addPageNames(scores: Scores, { title, lvl0, url, labels, keywords, docId }: SearchedPage): void {
  const { pageName, wholePageName } = weights;
  addName(scores, title, pageName.title);
  addName(scores, `${lvl0} ${url}`, pageName.place);
  for (const label of labels) addName(scores, label, pageName.label);
  for (const keyword of keywords) addName(scores, keyword, pageName.keyword);
  addName(scores, docId.replace(/^.*\/(?=.)/, ''), pageName.docId);
  addWholeTitles(scores, [title], wholePageName.title);
  addWholeTitles(scores, labels, wholePageName.label);
  addWholeTitles(scores, keywords, wholePageName.keyword);
}

/** Raises the score of each term of a name by up to `most`, and by less for long names. Repeated terms count once. */
function addName(scores: Scores, name: string, most: number): void {
  const words = splitWords(name).filter(isIndexed);
  const { fixed, divided } = weights.nameLength;
  const share = most * (fixed + divided / Math.max(1, words.length));
  const terms = readTerms(name).filter(isIndexed);
  for (const key of new Set(terms.map((term) => term.key))) {
    const before = scores.get(key) ?? 0;
    scores.set(key, Math.min(1, Math.max(before, Math.min(before, weights.text) + share)));
  }
}

/**
 * Returns the parts of a heading that readers type instead of all of it: a message, which is code, what it has in
 * parentheses, such as `reading 'services'`, and its end.
 */
function listParts({ title, code }: SectionRecord): string[] {
  const within = [...title.matchAll(/\(([^()]+ [^()]+)\)/g)].map(([, part = '']) => part);
  const messages = code.filter((text) => text.includes(' ') && title.includes(text));
  const ends = (messages.length > 0 ? messages : [title]).map(
    (text) => text.match(/[^\s…]*[\p{L}\p{N}][^\s…]*/gu) ?? [],
  );
  const { endWords } = weights;
  return [
    ...within,
    ...messages,
    ...ends.filter(({ length }) => length > endWords).map((words) => words.slice(-endWords).join(' ')),
  ];
}

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
