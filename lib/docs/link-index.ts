import type { Doc } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { memoizeByObject } from '@/lib/text/memoize';
import { listPages } from './page-sidebar';
import { listPageFolders } from './site-pages';

/** Returns the docs of a version by their path below the version's folder. */
export const getDocsBySource = memoizeByObject(
  ({ docs }: VersionModel): ReadonlyMap<string, Doc> => new Map(docs.map((doc) => [doc.source, doc])),
);

/** Normalizes a route for comparison: decodes it and removes a trailing slash, but keeps an ending such as `.html`. */
export function toRouteKey(route: string): string {
  return decodePath(route).replace(/\/+$/, '') || '/';
}

/** Returns all routes to which pages may link, by normalized route (`toRouteKey`). */
export function collectLinkableRoutes(
  model: SiteModel,
  pageRoutes: readonly string[],
): ReadonlyMap<string, string> {
  const routes = [
    ...listPageFolders(model)
      .flatMap(listPages)
      .map(({ route }) => route),
    ...pageRoutes,
  ];
  return new Map(routes.map((route) => [toRouteKey(route), route]));
}
