import type { PageSection } from '@/lib/mdx/types';
import { mergeListOrders, pairMostSimilar } from './align';
import { diffLists, diffLines, diffWords } from './diff-text';
import type { BlockChange } from './types';
import { getSimilarity, getWordCounts } from './words';

/** A block of a section: a code block, or text such as a paragraph, table row or caption. */
interface Block {
  type: 'text' | 'code';
  text: string;
}

/** Minimum similarity (0 to 1) of two blocks that count as the same block, changed. */
const minSimilarity = 0.5;

const isSame = (a: Block, b: Block): boolean => a.type === b.type && a.text === b.text;

const measure = (block: Block) => ({ ...block, words: getWordCounts(block.text) });
type Measured = ReturnType<typeof measure>;

function score(a: Measured, b: Measured): number {
  const similarity = a.type === b.type ? getSimilarity(a.words, b.words) : 0;
  return similarity >= minSimilarity ? similarity : 0;
}

const whole =
  (kind: 'same' | 'added' | 'removed') =>
  ({ type, text }: Block): BlockChange => ({ type, kind, parts: [{ kind, text }] });

/** Compares the blocks between two unchanged ones. Blocks without a similar counterpart count as removed or added. */
function compareReplaced(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const pairs = pairMostSimilar(removed.map(measure), added.map(measure), [score], { inOrder: true });
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
 * the next item of the section's `code` become a code block, even if that item is inline code on a line without other
 * text.
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
export function compareBlocks(from: PageSection, to: PageSection): BlockChange[] {
  return diffLists(splitBlocks(from), splitBlocks(to), isSame).flatMap(({ same, removed, added }) => [
    ...same.map(whole('same')),
    ...compareReplaced(removed, added),
  ]);
}
