import type { PageSection } from '@/lib/mdx/types';
import { mergeListOrders, pairMostSimilar, type IndexPair } from './align';
import { compareBlocks } from './compare-blocks';
import { diffWords } from './diff-text';
import type { ChangeKind, ChangeSize, SectionChange, SectionPlace, TextPart } from './types';
import { getSimilarity, getWordCounts, measureTextChanges, type WordCounts } from './words';

/** Empty section that an added or removed section is compared with. */
const emptySection: PageSection = { id: '', level: 1, title: '', text: '', code: [] };

/** Returns the total size of the changes in all sections. */
export function measureSectionChanges(sections: readonly SectionChange[]): ChangeSize {
  return measureTextChanges(sections.flatMap(getParts));
}

const getParts = ({ title, blocks }: Pick<SectionChange, 'title' | 'blocks'>): TextPart[] => [
  ...title,
  ...blocks.flatMap(({ parts }) => parts),
];

const toPlace = (index: number, { id }: PageSection): SectionPlace => ({ index, id });

function compareTexts(before = emptySection, after = emptySection): Pick<SectionChange, 'title' | 'blocks'> {
  return {
    title: diffWords(before.title, after.title),
    blocks: compareBlocks(before, after),
  };
}

/** Returns the kind of change of a page or section. `before` and `after` are undefined in a version without it. */
export function getChangeKind(
  before: unknown,
  after: unknown,
  isMoved: boolean,
  isSame: boolean,
): ChangeKind {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (isMoved) return 'moved';
  return isSame ? 'same' : 'changed';
}

/** Minimum similarity (0 to 1) of sections with different headings that count as the same section, renamed. */
const minSimilarity = 0.6;

/** A section to match. `trail` contains its own heading and those above; `words` is set when it is first needed. */
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
  return similarity >= minSimilarity ? similarity : 0;
}

/** Pairs the sections of two pages: first by their own heading and those above, then by anchor, then by text. */
const matchSections = (from: readonly PageSection[], to: readonly PageSection[]): IndexPair[] =>
  pairMostSimilar(toCandidates(from), toCandidates(to), [haveSameTrail, haveSameAnchor, compareWords]);

/**
 * Compares a page in two versions. Returns its sections in the order of the second version; removed sections keep their
 * old position. The result contains the complete text of both versions.
 */
export function comparePages(from: readonly PageSection[], to: readonly PageSection[]): SectionChange[] {
  const places = mergeListOrders([from.length, to.length], matchSections(from, to));
  return places.map(({ from: i = -1, to: j = -1, isMoved }) => {
    const [before, after] = [from[i], to[j]];
    const text = compareTexts(before, after);
    const size = measureTextChanges(getParts(text));
    return {
      kind: getChangeKind(before, after, isMoved, size.added + size.removed === 0),
      ...(before && { from: toPlace(i, before) }),
      ...(after && { to: toPlace(j, after) }),
      ...text,
      size,
    };
  });
}
