import path from 'node:path/posix';
import { findNearestName } from './nearest-name';

/**
 * True if the wrong path is an existing one with more folders before it, as in `/docs/faq` for `/faq`. Files directly in
 * a version's folder do not count, because every folder can have an `index.md`.
 */
function isEndOf(wrong: string, candidate: string): boolean {
  const end = candidate.toLowerCase().replace(/^\/|\/$/g, '');
  return end !== '' && (end.includes('/') || !end.includes('.')) && wrong.endsWith(`/${end}`);
}

/**
 * Returns the existing path that a wrong path most likely means: one that differs only in case, else the longest one
 * with which it ends, else the only one with the same last segment, else the one with the fewest changed letters; null
 * if none is close enough.
 */
export function findNearestPath(wrong: string, known: readonly string[]): string | null {
  const folded = wrong.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === folded);
  if (sameLetters !== undefined) return sameLetters;
  const endings = known.filter((candidate) => isEndOf(folded, candidate));
  if (endings.length > 0) return endings.reduce((a, b) => (b.length > a.length ? b : a));
  const name = path.basename(folded);
  const sameName = known.filter((candidate) => path.basename(candidate).toLowerCase() === name);
  return (sameName.length === 1 ? sameName[0] : undefined) ?? findNearestName(wrong, known);
}
