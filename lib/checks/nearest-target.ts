import path from 'node:path/posix';
import { nearestName } from '@/lib/site/nearest-name';

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
