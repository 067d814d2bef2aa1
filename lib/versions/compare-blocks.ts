import type { PageSection } from '@/lib/mdx/types';
import { mergeOrder, pairBest } from './align';
import { compareLists, diffLines, diffWords } from './diff-text';
import type { BlockChange } from './types';
import { getSimilarity, getWordCounts } from './words';

/** A paragraph, table row, caption … or a code block. */
interface Block {
  type: 'text' | 'code';
  text: string;
}

/** From this share of common words on, a block is the other one, changed. */
const alike = 0.5;

const isSame = (a: Block, b: Block): boolean => a.type === b.type && a.text === b.text;

const measure = (block: Block) => ({ ...block, words: getWordCounts(block.text) });
type Measured = ReturnType<typeof measure>;

function score(a: Measured, b: Measured): number {
  const similarity = a.type === b.type ? getSimilarity(a.words, b.words) : 0;
  return similarity >= alike ? similarity : 0;
}

const whole =
  (kind: 'same' | 'added' | 'removed') =>
  ({ type, text }: Block): BlockChange => ({ type, kind, parts: [{ kind, text }] });

/** Compares blocks between two equal ones: similar blocks are compared inside, the others are removed and added. */
function compareReplaced(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const pairs = pairBest(removed.map(measure), added.map(measure), [score], { inOrder: true });
  return mergeOrder([removed.length, added.length], pairs).flatMap(({ from = -1, to = -1 }) => {
    const [before, after] = [removed[from], added[to]];
    if (!before) return after ? whole('added')(after) : [];
    if (!after) return whole('removed')(before);
    const diff = before.type === 'code' ? diffLines : diffWords;
    return { type: before.type, kind: 'changed', parts: diff(before.text, after.text) };
  });
}

/**
 * Cuts the text of a section into its blocks; joined by line ends they are the text again. Lines that equal the next
 * piece of the section's code are a code block; a line of nothing but inline code passes for one, too.
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

/** Compares the blocks of two sections: whole ones first, then those that changed by words, code by lines. */
export function compareBlocks(from: PageSection, to: PageSection): BlockChange[] {
  return compareLists(splitBlocks(from), splitBlocks(to), isSame).flatMap(({ same, removed, added }) => [
    ...same.map(whole('same')),
    ...compareReplaced(removed, added),
  ]);
}
