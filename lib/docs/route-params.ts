import { decodePath } from '@/lib/routing/decode-path';
import type { SiteModel } from './types';

/** Params of a `[[...slug]]` route: the segments of the path. */
export interface SlugParams {
  slug: string[];
}

/** Name of the latest version, whose route folder in `app` is not part of addresses. */
const latestName = 'current';

const split = (path: string): string[] => decodePath(path).split('/').filter(Boolean);

/**
 * Builds the params of the route folder of each version, which has the name of the version. The folder of the latest
 * version also serves the pages outside any version. @see acceptance RT-12, RT-13, BLD-12
 */
export function buildRouteParams({
  versions,
  sitePages,
}: Pick<SiteModel, 'versions' | 'sitePages'>): Record<string, SlugParams[]> {
  return Object.fromEntries(
    versions.map(({ name, path, isLast, docs, categoryPages }) => [
      name,
      [...docs, ...categoryPages, ...(isLast ? sitePages.docs : [])].map(({ route }) => ({
        slug: split(route).slice(split(path).length),
      })),
    ]),
  );
}

/** Builds the address of a page from the route folder of its version and its slug. */
export function getRouteAddress(folder: string, slug: readonly string[]): string {
  return `/${[...(folder === latestName ? [] : [folder]), ...slug].join('/')}`;
}
