import { keepOrder, mergeOrder, pairBest } from './align';
import { compareLists, diffLines, diffWords } from './diff-text';
import type { Block } from './split-blocks';
import type { BlockChange } from './types';
import { getSimilarity, getWordCounts, type WordCounts } from './words';

/** From this share of common words on, a block is the other one, changed. */
const alike = 0.5;

type Measured = Block & { words: WordCounts };

const toKey = ({ type, text }: Block): string => `${type}\n${text}`;
const toBlock = (key: string): Block => ({
  type: key.startsWith('code\n') ? 'code' : 'text',
  text: key.slice(key.indexOf('\n') + 1),
});

const whole = (kind: 'same' | 'added' | 'removed', { type, text }: Block): BlockChange => ({
  type,
  kind,
  parts: [{ kind, text }],
});

const score = (a: Measured, b: Measured): number => (a.type === b.type ? getSimilarity(a.words, b.words) : 0);

/** Compares blocks between two equal ones: similar blocks are compared inside, the others are removed and added. */
function compareReplaced(removed: readonly Block[], added: readonly Block[]): BlockChange[] {
  const measure = (block: Block): Measured => ({ ...block, words: getWordCounts(block.text) });
  const [from, to] = [removed.map(measure), added.map(measure)];
  const pairs = keepOrder(pairBest(from, to, score, alike), () => 1);
  return mergeOrder([from.length, to.length], pairs, pairs).flatMap(({ from: i = -1, to: j = -1 }) => {
    const [before, after] = [removed[i], added[j]];
    if (!before) return after ? whole('added', after) : [];
    if (!after) return whole('removed', before);
    const diff = before.type === 'code' ? diffLines : diffWords;
    return { type: before.type, kind: 'changed', parts: diff(before.text, after.text) };
  });
}

/** Compares the blocks of two sections: whole ones first, then those that changed by words, code by lines. */
export function compareBlocks(from: readonly Block[], to: readonly Block[]): BlockChange[] {
  return compareLists(from.map(toKey), to.map(toKey)).flatMap(({ same, removed, added }) => [
    ...same.map((key) => whole('same', toBlock(key))),
    ...compareReplaced(removed.map(toBlock), added.map(toBlock)),
  ]);
}
