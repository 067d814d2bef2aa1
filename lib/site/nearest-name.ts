import { getEditDistance } from '../text/edit-distance';

/**
 * The known name that a mistyped one most likely means, or null when none is near.
 * Near means: same letters in another case, or at most a third of the letters changed, added, left out or swapped.
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
