import type { PageSection } from '@/lib/mdx/types';
import { mergeOrder } from './align';
import { compareBlocks } from './compare-blocks';
import { diffWords } from './diff-text';
import { matchSections } from './match-sections';
import { splitBlocks } from './split-blocks';
import type { ChangeKind, ChangeSize, SectionChange, SectionPlace, TextPart } from './types';
import { measureParts } from './words';

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
    blocks: compareBlocks(splitBlocks(before), splitBlocks(after)),
  };
}

/** The kind of change of a page or section, from what both versions have of it. */
export function getKind(before: unknown, after: unknown, isMoved: boolean, isSame: boolean): ChangeKind {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (isMoved) return 'moved';
  return isSame ? 'same' : 'changed';
}

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
