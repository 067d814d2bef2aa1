import type { SearchHit } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';

/** Hits that stand below one caption. */
export interface HitGroup {
  title: string;
  hits: SearchHit[];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * Hits by their uppermost title, at most five each; those of one page stand together. Groups and pages come in the
 * order of their best hit.
 * @see acceptance SM-14
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...groupBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '')].map(([title, all]) => {
    const best = all.slice(0, searchLimits.hitsPerGroup);
    return { title, hits: [...groupBy(best, ({ hierarchy }) => hierarchy.lvl1 ?? '').values()].flat() };
  });
}
