import path from 'node:path/posix';
import { findNearestName } from './nearest-name';

/**
 * Returns the existing path that a wrong path most likely means: one that differs only in case, else the only one with
 * the same last segment, else the one with the fewest changed letters; null if none is close enough.
 */
export function findNearestPath(wrong: string, known: readonly string[]): string | null {
  const folded = wrong.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === folded);
  if (sameLetters !== undefined) return sameLetters;
  const name = path.basename(folded);
  const sameName = known.filter((candidate) => path.basename(candidate).toLowerCase() === name);
  return (sameName.length === 1 ? sameName[0] : undefined) ?? findNearestName(wrong, known);
}
