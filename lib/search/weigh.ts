import { foldKey, indexKeys, splitWords, stopWords } from './tokens';
import type { PageRecord, SectionRecord } from './types';

/** Term → how well a record matches it, above 0 to 1. */
export type Weights = Map<string, number>;

/** Most that text alone can give; headings, labels and keywords come on top. */
const textShare = 0.5;

/** Sign at the end of a term that is a whole title. */
export const wholeTitleSign = '=';

/**
 * What a record is found by, and how well. Words of the heading weigh most, the fewer the more; then labels and keywords
 * of the page; then code; then text, by how much of it the word makes up.
 *
 * @param averageLength words of an average record
 */
export function weighRecord(page: PageRecord, section: SectionRecord, averageLength: number): Weights {
  const isPage = section.anchor === '';
  const weights = weighText(section, isPage ? page.description : '', averageLength);
  const raise = (text: string, most: number): void => raiseWords(weights, text, most);
  if (isPage) {
    raise(page.title, 0.5);
    raise(`${page.lvl0} ${page.url}`, 0.14);
    for (const label of page.labels) raise(label, 0.45);
    for (const keyword of page.keywords) raise(keyword, 0.32);
    raise(page.docId.replace(/^.*\/(?=.)/, ''), 0.3);
    weighTitles(weights, [page.title], 1);
    weighTitles(weights, page.labels, 0.7);
    weighTitles(weights, page.keywords, 0.5);
  } else {
    raise(section.title, 0.38 - 0.03 * (section.level - 2));
    weighTitles(weights, [section.title], 0.65 - 0.05 * (section.level - 2));
  }
  return weights;
}

function weighText(section: SectionRecord, description: string, averageLength: number): Weights {
  const counts: Weights = new Map();
  const length = addCounts(counts, `${description}\n${section.content}`, 1);
  addCounts(counts, section.code.join('\n'), 0.6);
  const norm = 0.6 + 0.4 * Math.min(4, length / Math.max(1, averageLength));
  for (const [key, count] of counts) counts.set(key, textShare * (count / (count + 2.2 * norm)));
  return counts;
}

function addCounts(counts: Weights, text: string, worth: number): number {
  let length = 0;
  for (const { key, isPart } of indexKeys(text)) {
    length += 1;
    if (!stopWords.has(key)) counts.set(key, (counts.get(key) ?? 0) + (isPart ? 0.6 : 1) * worth);
  }
  return length;
}

function raiseWords(weights: Weights, text: string, most: number): void {
  const words = splitWords(text).filter(({ key }) => !stopWords.has(key)).length;
  const share = most * (0.7 + 0.3 / Math.max(1, words));
  const keys = new Set(indexKeys(text).map(({ key }) => key));
  for (const key of keys) {
    if (stopWords.has(key)) continue;
    const before = weights.get(key) ?? 0;
    weights.set(key, Math.min(1, Math.max(before, Math.min(before, textShare) + share)));
  }
}

function weighTitles(weights: Weights, titles: readonly string[], weight: number): void {
  for (const title of titles) {
    const key = foldKey(title);
    if (key === '') continue;
    const term = `${key}${wholeTitleSign}`;
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  }
}
