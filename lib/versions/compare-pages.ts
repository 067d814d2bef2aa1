import type { PageSection } from '@/lib/mdx/types';
import { keepOrder, mergeOrder } from './align';
import { compareBlocks } from './compare-blocks';
import { diffWords } from './diff-text';
import { matchSections } from './match-sections';
import { splitBlocks } from './split-blocks';
import type {
  BlockChange,
  ChangeKind,
  ChangeSize,
  SectionChange,
  SectionPlace,
  Side,
  TextPart,
} from './types';
import { measureParts } from './words';

/** What stands opposite an added or removed section. */
const nothing: PageSection = { id: '', level: 1, title: '', text: '', code: [] };

const ownKind = { from: 'removed', to: 'added' } as const;

/** Whether the side has the part or block. */
const isOn = (side: Side, kind: BlockChange['kind']): boolean =>
  kind === 'same' || kind === 'changed' || kind === ownKind[side];

const joinSide = (parts: readonly TextPart[], side: Side, separator: string): string =>
  parts
    .filter(({ kind }) => isOn(side, kind))
    .map(({ text }) => text)
    .join(separator);

/**
 * The headings and texts of one side, in its own order: exactly those of the sections that were compared.
 * @param sections result of `comparePages`
 */
export function getSide(
  sections: readonly SectionChange[],
  side: Side,
): { id: string; level: PageSection['level']; title: string; text: string }[] {
  return sections
    .flatMap(({ [side]: place, title, blocks }) => (place ? [{ place, title, blocks }] : []))
    .sort((a, b) => a.place.index - b.place.index)
    .map(({ place: { id, level }, title, blocks }) => ({
      id,
      level,
      title: joinSide(title, side, ''),
      text: blocks
        .filter(({ kind }) => isOn(side, kind))
        .map(({ type, parts }) => joinSide(parts, side, type === 'code' ? '\n' : ''))
        .join('\n'),
    }));
}

/** How much sections change together. */
export function measureSections(sections: readonly SectionChange[]): ChangeSize {
  return measureParts(sections.flatMap(getParts));
}

const getParts = ({ title, blocks }: Pick<SectionChange, 'title' | 'blocks'>): TextPart[] => [
  ...title,
  ...blocks.flatMap(({ parts }) => parts),
];

/** The section at an index, with its place. */
function find(
  sections: readonly PageSection[],
  index = -1,
): { section: PageSection; place: SectionPlace } | undefined {
  const section = sections[index];
  return section && { section, place: { index, id: section.id, level: section.level } };
}

function compareTexts(before = nothing, after = nothing): Pick<SectionChange, 'title' | 'blocks'> {
  return {
    title: diffWords(before.title, after.title),
    blocks: compareBlocks(splitBlocks(before), splitBlocks(after)),
  };
}

function getKind(before: unknown, after: unknown, isMoved: boolean, size: ChangeSize): ChangeKind {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (isMoved) return 'moved';
  return size.added + size.removed > 0 ? 'changed' : 'same';
}

/**
 * Compares the texts of two pages for a reader of the second one: its sections in order, those that are gone where they
 * stood. Nothing is left out: `getSide` gives each text back.
 */
export function comparePages(from: readonly PageSection[], to: readonly PageSection[]): SectionChange[] {
  const pairs = matchSections(from, to);
  const fixed = keepOrder(pairs, ([i]) => 1 + (from[i]?.text.length ?? 0));
  const inOrder = new Set(fixed.map(([i]) => i));

  return mergeOrder([from.length, to.length], pairs, fixed).map((place) => {
    const before = find(from, place.from);
    const after = find(to, place.to);
    const text = compareTexts(before?.section, after?.section);
    const size = measureParts(getParts(text));
    const isMoved = place.from !== undefined && !inOrder.has(place.from);
    return {
      kind: getKind(before, after, isMoved, size),
      ...(before ? { from: before.place } : {}),
      ...(after ? { to: after.place } : {}),
      ...text,
      size,
    };
  });
}
