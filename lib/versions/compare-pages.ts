import type { PageSection } from '@/lib/mdx/types';
import { memoizeByObject } from '@/lib/text/memoize';
import { mergeListOrders, pairMostSimilar, type IndexPair } from './align';
import { diffLists, diffLines, diffWords } from './diff-text';
import type { BlockChange, ChangeKind, ChangeSize, SectionChange, TextPart } from './types';
import { getSimilarity, getWordCounts, measureTextChanges } from './words';

/** A block of a section: a code block, or text such as a paragraph, table row or caption. */
type Block = Pick<BlockChange, 'type'> & { text: string };

/** Minimum similarity (0 to 1) of two blocks that count as the same block, changed. */
const minBlockSimilarity = 0.5;

const isSameBlock = (a: Block, b: Block): boolean => a.type === b.type && a.text === b.text;

const getBlockWords = memoizeByObject(({ text }: Block) => getWordCounts(text));

function score(a: Block, b: Block): number {
  const similarity = a.type === b.type ? getSimilarity(getBlockWords(a), getBlockWords(b)) : 0;
  return similarity >= minBlockSimilarity ? similarity : 0;
}

const whole =
  (kind: TextPart['kind']) =>
  ({ type, text }: Block): BlockChange => ({ type, kind, parts: [{ kind, text }] });

/** Compares the blocks between two unchanged ones. Blocks without a similar counterpart count as removed or added. */
function compareReplaced(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const pairs = pairMostSimilar(removed, added, [score], { inOrder: true });
  return mergeListOrders([removed.length, added.length], pairs).flatMap(({ from = -1, to = -1 }) => {
    const [before, after] = [removed[from], added[to]];
    if (!before) return after ? whole('added')(after) : [];
    if (!after) return whole('removed')(before);
    const diff = before.type === 'code' ? diffLines : diffWords;
    return { type: before.type, kind: 'changed', parts: diff(before.text, after.text) };
  });
}

/**
 * Splits the text of a section into blocks; joined with line breaks, the blocks are the text again. Lines that equal
 * the next item of the section's `code` become a code block, even if it is inline code on a line of its own.
 */
function splitBlocks({ text, code }: PageSection): Block[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const pieces = code.map((piece) => piece.split('\n'));
  const blocks: Block[] = [];
  let next = 0;
  for (let at = 0; at < lines.length;) {
    const found = pieces.findIndex(
      (piece, index) => index >= next && piece.every((line, offset) => lines[at + offset] === line),
    );
    const length = pieces[found]?.length ?? 1;
    blocks.push({ type: found === -1 ? 'text' : 'code', text: lines.slice(at, at + length).join('\n') });
    if (found !== -1) next = found + 1;
    at += length;
  }
  return blocks;
}

/** Compares the blocks of two sections. Finds unchanged blocks first, then compares text by words and code by lines. */
function compareBlocks(from: PageSection, to: PageSection): BlockChange[] {
  return diffLists(splitBlocks(from), splitBlocks(to), isSameBlock).flatMap(({ same, removed, added }) => [
    ...same.map(whole('same')),
    ...compareReplaced(removed, added),
  ]);
}

/** Empty section that an added or removed section is compared with. */
const emptySection: PageSection = { id: '', level: 1, title: '', text: '', code: [] };

/** Returns the total size of the changes in all sections. */
export const measureSectionChanges = (sections: readonly SectionChange[]): ChangeSize =>
  measureTextChanges(sections.flatMap(getParts));

const getParts = ({ title, blocks }: Pick<SectionChange, 'title' | 'blocks'>): TextPart[] => [
  ...title,
  ...blocks.flatMap(({ parts }) => parts),
];

const compareTexts = (before = emptySection, after = emptySection) => ({
  title: diffWords(before.title, after.title),
  blocks: compareBlocks(before, after),
});

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
const minSectionSimilarity = 0.6;

/** A section to match. `trail` contains its own heading and those above. */
type Candidate = PageSection & { trail: string };

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

const getWords = memoizeByObject(({ title, text }: Candidate) => getWordCounts(`${title}\n${text}`));

function compareWords(a: Candidate, b: Candidate): number {
  const similarity = getSimilarity(getWords(a), getWords(b));
  return similarity >= minSectionSimilarity ? similarity : 0;
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
      ...(before && { from: { index: i, id: before.id } }),
      ...(after && { to: { index: j, id: after.id } }),
      ...text,
      size,
    };
  });
}
