import { getPathWithinVersion } from '@/lib/routing/normalize-path';
import { getVersionPathPrefix, type AlternateRoutesByPage, type AlternateRoutes } from './alternate-route';
import type { DocOrCategoryPage } from './page-sidebar';
import type { VersionModel } from './types';

const listPages = ({ docs, categoryPages }: VersionModel): DocOrCategoryPage[] => [...docs, ...categoryPages];

/** Creates a function that finds a page in another version: a doc by its id, a generated category page by its path. */
function createFinder(version: VersionModel) {
  const byId = new Map(version.docs.map(({ id, route }) => [id, route]));
  const byPath = new Map(
    listPages(version).map(({ route }) => [getPathWithinVersion(route, version.path), route]),
  );
  return {
    version,
    find: (page: DocOrCategoryPage, path: string) =>
      ('id' in page ? byId.get(page.id) : byPath.get(path)) ?? null,
  };
}

/**
 * Builds the data with which `getAlternateRoute` finds a page in another version. Contains only pages for which replacing
 * the version's prefix in the address is not enough; null means that the other version does not have the page.
 * @see acceptance VER-08, RT-23
 */
export function buildAlternateRoutes(versions: readonly VersionModel[]): AlternateRoutesByPage {
  const finders = versions.map(createFinder);
  const ofPage = (page: DocOrCategoryPage, path: string): AlternateRoutes =>
    Object.fromEntries(
      finders.flatMap(({ version, find }) => {
        const route = find(page, path);
        return route === getVersionPathPrefix(version) + path ? [] : [[version.name, route]];
      }),
    );
  const ofVersion = (from: VersionModel) =>
    listPages(from).flatMap((page) => {
      const path = getPathWithinVersion(page.route, from.path);
      const alternates = ofPage(page, path);
      return Object.keys(alternates).length > 0 ? [[path, alternates] as const] : [];
    });
  return Object.fromEntries(versions.map((from) => [from.name, Object.fromEntries(ofVersion(from))]));
}
