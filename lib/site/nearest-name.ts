import { getEditDistance } from '../text/edit-distance';

/**
 * Returns the known name closest to a mistyped one, or null if none is close enough. A name is close enough if it
 * differs only in case, or if at most a third of its letters were changed, added, omitted or swapped.
 */
export function findNearestName(name: string, known: readonly string[]): string | null {
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

/** Returns a hint that suggests the nearest name or path, or another hint if there is none. */
export function suggest(nearest: string | null, otherwise: string): string {
  return nearest === null ? otherwise : `Did you mean "${nearest}"?`;
}
