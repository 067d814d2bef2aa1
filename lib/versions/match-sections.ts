import type { PageSection } from '@/lib/mdx/types';
import { pairBest, type Pair } from './align';
import { getSimilarity, getWordCounts, type WordCounts } from './words';

/** From this share of common words on, sections with other headings are the same one, renamed. */
const renamed = 0.6;

interface Measured extends PageSection {
  /** The headings above a section and its own, without the page's title. */
  trail: string;
  words: WordCounts;
}

function measure(sections: readonly PageSection[]): Measured[] {
  let trail: readonly PageSection[] = [];
  return sections.map((section) => {
    trail = [...trail.filter(({ level }) => level > 1 && level < section.level), section];
    const titles = trail.map(({ level, title }) => (level === 1 ? '' : title));
    return {
      ...section,
      trail: titles.join('\n'),
      words: getWordCounts(`${section.title}\n${section.text}`),
    };
  });
}

const haveSameTrail = (a: Measured, b: Measured) => Number(a.trail === b.trail);
const haveSameAnchor = (a: Measured, b: Measured) => Number(a.id !== '' && a.id === b.id);

function compareWords(a: Measured, b: Measured): number {
  const similarity = getSimilarity(a.words, b.words);
  return similarity >= renamed ? similarity : 0;
}

/** Matches the sections of two pages: by the headings above them and their own, by anchor, and by words in common. */
export const matchSections = (from: readonly PageSection[], to: readonly PageSection[]): Pair[] =>
  pairBest(measure(from), measure(to), [haveSameTrail, haveSameAnchor, compareWords]);
