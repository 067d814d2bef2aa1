import type { PageSection } from '@/lib/mdx/types';
import { mergeOrder, pairBest, type Pair } from './align';
import { compareBlocks } from './compare-blocks';
import { diffWords } from './diff-text';
import type { ChangeKind, ChangeSize, SectionChange, SectionPlace, TextPart } from './types';
import { getSimilarity, getWordCounts, measureParts, type WordCounts } from './words';

/** The counterpart of an added or removed section. */
const nothing: PageSection = { id: '', level: 1, title: '', text: '', code: [] };

/** How much sections change together. */
export function measureSections(sections: readonly SectionChange[]): ChangeSize {
  return measureParts(sections.flatMap(getParts));
}

const getParts = ({ title, blocks }: Pick<SectionChange, 'title' | 'blocks'>): TextPart[] => [
  ...title,
  ...blocks.flatMap(({ parts }) => parts),
];

const toPlace = (index: number, { id }: PageSection): SectionPlace => ({ index, id });

function compareTexts(before = nothing, after = nothing): Pick<SectionChange, 'title' | 'blocks'> {
  return {
    title: diffWords(before.title, after.title),
    blocks: compareBlocks(before, after),
  };
}

/** The kind of change of a page or section, from what both versions have of it. */
export function getKind(before: unknown, after: unknown, isMoved: boolean, isSame: boolean): ChangeKind {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (isMoved) return 'moved';
  return isSame ? 'same' : 'changed';
}

/** From this share of common words on, sections with other headings are the same one, renamed. */
const renamed = 0.6;

/** A section, with the headings above it and its own, without the page's title. Its words are counted when needed. */
type Candidate = PageSection & { trail: string; words?: WordCounts };

function toCandidates(sections: readonly PageSection[]): Candidate[] {
  let trail: readonly PageSection[] = [];
  return sections.map((section) => {
    trail = [...trail.filter(({ level }) => level > 1 && level < section.level), section];
    const titles = trail.map(({ level, title }) => (level === 1 ? '' : title));
    return { ...section, trail: titles.join('\n') };
  });
}

const haveSameTrail = (a: Candidate, b: Candidate) => Number(a.trail === b.trail);
const haveSameAnchor = (a: Candidate, b: Candidate) => Number(a.id !== '' && a.id === b.id);

const getWords = (section: Candidate): WordCounts =>
  (section.words ??= getWordCounts(`${section.title}\n${section.text}`));

function compareWords(a: Candidate, b: Candidate): number {
  const similarity = getSimilarity(getWords(a), getWords(b));
  return similarity >= renamed ? similarity : 0;
}

/** Matches the sections of two pages: by the headings above them and their own, by anchor, and by words in common. */
const matchSections = (from: readonly PageSection[], to: readonly PageSection[]): Pair[] =>
  pairBest(toCandidates(from), toCandidates(to), [haveSameTrail, haveSameAnchor, compareWords]);

/**
 * Compares the texts of two pages for a reader of the second one: its sections in order, removed ones at their
 * old place. Nothing is left out: each text can be put together from the result.
 */
export function comparePages(from: readonly PageSection[], to: readonly PageSection[]): SectionChange[] {
  const places = mergeOrder([from.length, to.length], matchSections(from, to));
  return places.map(({ from: i = -1, to: j = -1, isMoved }) => {
    const [before, after] = [from[i], to[j]];
    const text = compareTexts(before, after);
    const size = measureParts(getParts(text));
    return {
      kind: getKind(before, after, isMoved, size.added + size.removed === 0),
      ...(before && { from: toPlace(i, before) }),
      ...(after && { to: toPlace(j, after) }),
      ...text,
      size,
    };
  });
}
