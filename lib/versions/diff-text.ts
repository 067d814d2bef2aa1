import { diffArrays } from 'diff';
import type { TextPart } from './types';

/** Words, blanks, and each other sign by itself. */
const token = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;

const hasWord = (text: string): boolean => /[\p{L}\p{N}_]/u.test(text);

/** A stretch of two lists: items that both have, or items of one and their replacements in the other. */
interface Stretch {
  same: readonly string[];
  removed: readonly string[];
  added: readonly string[];
}

/**
 * Compares two lists: stretches that both have alternate with stretches that differ. Joined, the
 * `same` and `removed` items are the first list, the `same` and `added` ones the second.
 */
export function compareLists(from: readonly string[], to: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { added, removed, value } of diffArrays([...from], [...to])) {
    const last = stretches.at(-1);
    const part = {
      same: [],
      removed: [],
      added: [],
      [removed ? 'removed' : added ? 'added' : 'same']: value,
    };
    if ((added || removed) && last && last.same.length === 0)
      stretches[stretches.length - 1] = {
        same: [],
        removed: [...last.removed, ...part.removed],
        added: [...last.added, ...part.added],
      };
    else stretches.push(part);
  }
  return stretches;
}

/** Takes blanks and signs between two changes into one change, so that phrases are marked and not single words. */
function joinPhrases(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const between = joined.at(-1);
    const before = joined.at(-2);
    const isPhrase =
      before &&
      between &&
      stretch.same.length === 0 &&
      !hasWord(between.same.join('')) &&
      before.removed.length + stretch.removed.length > 0 &&
      before.added.length + stretch.added.length > 0;
    if (!isPhrase) {
      joined.push(stretch);
      continue;
    }
    joined.splice(-2, 2, {
      same: [],
      removed: [...before.removed, ...between.same, ...stretch.removed],
      added: [...before.added, ...between.same, ...stretch.added],
    });
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
