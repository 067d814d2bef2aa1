import path from 'node:path/posix';
import { getEditDistance } from '../text/edit-distance';

/**
 * Finds the known name closest to a mistyped one, or null when none is close enough.
 * Close enough: the same letters in another case, or at most a third of the letters changed, added, omitted or swapped.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = name.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const distance = getEditDistance(wanted, candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * The existing path that a wrong one most likely means: one that differs in case alone, else the only one
 * with the same last part, else the one with the fewest letters changed; null when none is near.
 */
export function nearestTarget(wrong: string, known: readonly string[]): string | null {
  const folded = wrong.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === folded);
  if (sameLetters !== undefined) return sameLetters;
  const name = path.basename(folded);
  const sameName = known.filter((candidate) => path.basename(candidate).toLowerCase() === name);
  return (sameName.length === 1 ? sameName[0] : undefined) ?? nearestName(wrong, known);
}
