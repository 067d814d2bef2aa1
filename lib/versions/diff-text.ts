import { diffArrays } from 'diff';
import type { TextPart } from './types';

/** Matches a run of whitespace, a word, or any other single character. */
const token = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;

const hasWord = (text: string): boolean => /[\p{L}\p{N}_]/u.test(text);

/** A part of the comparison of two lists: common items, or removed items and the added items in their place. */
type Stretch<T = string> = Record<TextPart['kind'], T[]>;

/** Compares two lists. Stretches of common items alternate with stretches that differ. */
export function diffLists<T>(
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

/** Joins changes with only whitespace or punctuation between them, so that phrases are marked instead of words. */
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

/** Compares running text by words. The `same` and `removed` parts are the first text, `same` and `added` the second. */
export function diffWords(from: string, to: string): TextPart[] {
  const stretches = diffLists(from.match(token) ?? [], to.match(token) ?? []);
  return toParts(joinPhrases(stretches), '');
}

/** Compares code by lines. Like `diffWords`, but the separator of parts is a line break, and empty code is one line. */
export const diffLines = (from: string, to: string): TextPart[] =>
  toParts(diffLists(from.split('\n'), to.split('\n')), '\n');
