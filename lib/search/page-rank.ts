import { isAtOrBelow } from '@/lib/routing/is-at-or-below';
import type { SiteConfig } from '@/lib/site/schema';

/**
 * Rank of a page among others that match equally well.
 *
 * @param path path within the version
 * @param ranks ranks of paths and the pages below them; the first match applies
 * @returns above 0 to 1; 1 where no rank is configured
 */
export function getPageRank(path: string, ranks: SiteConfig['search']['pageRanks']): number {
  return Object.entries(ranks).find(([base]) => isAtOrBelow(path, base))?.[1] ?? 1;
}
