import { diffArrays } from 'diff';
import type { TextPart } from './types';

/** Words, blanks, and each other sign by itself. */
const token = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;

const hasWord = (text: string): boolean => /[\p{L}\p{N}_]/u.test(text);

/** A stretch of two lists: items that both have, or items of one and their replacements in the other. */
interface Stretch<T = string> {
  same: T[];
  removed: T[];
  added: T[];
}

/**
 * Compares two lists: stretches that both have alternate with stretches that differ. Joined, the
 * `same` and `removed` items are the first list, the `same` and `added` ones the second.
 */
export function compareLists<T>(
  from: readonly T[],
  to: readonly T[],
  comparator = (a: T, b: T) => a === b,
): Stretch<T>[] {
  const stretches: Stretch<T>[] = [];
  for (const { added, removed, value } of diffArrays([...from], [...to], { comparator })) {
    const last = stretches.at(-1);
    if (!added && !removed) stretches.push({ same: value, removed: [], added: [] });
    else if (last?.same.length === 0) last[added ? 'added' : 'removed'].push(...value);
    else stretches.push({ same: [], removed: removed ? value : [], added: added ? value : [] });
  }
  return stretches;
}

/** Takes blanks and signs between two changes into one change, so that phrases are marked and not single words. */
function joinPhrases(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const [before, between] = joined.slice(-2);
    const canJoin = before && between && stretch.same.length === 0 && !hasWord(between.same.join(''));
    const isReplaced = (['removed', 'added'] as const).every(
      (kind) => before && before[kind].length + stretch[kind].length > 0,
    );
    if (canJoin && isReplaced) {
      joined.pop();
      before.removed.push(...between.same, ...stretch.removed);
      before.added.push(...between.same, ...stretch.added);
    } else joined.push(stretch);
  }
  return joined;
}

function toParts(stretches: readonly Stretch[], separator: string): TextPart[] {
  return stretches.flatMap(({ same, removed, added }) =>
    Object.entries({ same, removed, added }).flatMap(([kind, items]) =>
      items.length > 0 ? [{ kind: kind as TextPart['kind'], text: items.join(separator) }] : [],
    ),
  );
}

/**
 * Compares running text by words. Parts joined by nothing give each text back: `same` and `removed` the first, `same`
 * and `added` the second.
 */
export function diffWords(from: string, to: string): TextPart[] {
  const stretches = compareLists(from.match(token) ?? [], to.match(token) ?? []);
  return toParts(joinPhrases(stretches), '');
}

/** Compares code by lines. As `diffWords`, but parts are joined by line ends, and no code is one empty line. */
export function diffLines(from: string, to: string): TextPart[] {
  return toParts(compareLists(from.split('\n'), to.split('\n')), '\n');
}
