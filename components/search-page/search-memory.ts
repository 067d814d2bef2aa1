import type { Question } from './search-address';
import type { Found } from './search-state';

const limit = 20;
const kept = new Map<string, Found>();
const keyOf = ({ query, version }: Question) => `${version} ${query}`;

/** Keeps results for the visit, so that who comes back finds all pages of them at once, at the place that was left. */
export function remember(found: Found): void {
  const key = keyOf(found.question);
  kept.delete(key);
  kept.set(key, found);
  const [oldest] = kept.keys();
  if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
}

/** Results of the same question earlier in this visit. */
export const recall = (question: Question): Found | null => kept.get(keyOf(question)) ?? null;
