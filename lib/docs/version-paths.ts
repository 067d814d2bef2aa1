import { getPathWithinVersion, normalizePath } from '@/lib/routing/normalize-path';
import { listPages, type DocOrCategoryPage } from './page-sidebar';
import type { VersionModel } from './types';

/** Addresses of a page in the versions that have it, by the name of the version. */
export type VersionPaths = Readonly<Record<string, string>>;

/** Creates a function that finds a page in a version: a doc by its id, a generated category page by its path. */
function createFinder(version: VersionModel) {
  const byId = new Map(version.docs.map(({ id, route }) => [id, route]));
  const byPath = new Map(
    listPages(version).map(({ route }) => [getPathWithinVersion(route, version.path), route]),
  );
  return (page: DocOrCategoryPage, path: string): [name: string, route: string][] => {
    const route = 'id' in page ? byId.get(page.id) : byPath.get(path);
    return route === undefined ? [] : [[version.name, route]];
  };
}

/** Builds the addresses of all pages in each version, by their normalized addresses. @see acceptance VER-08, RT-23 */
export function buildVersionPaths(versions: readonly VersionModel[]): Record<string, VersionPaths> {
  const finders = versions.map(createFinder);
  const ofVersion = (version: VersionModel) =>
    listPages(version).map((page) => {
      const path = getPathWithinVersion(page.route, version.path);
      const paths = finders.flatMap((find) => find(page, path));
      return [normalizePath(page.route), Object.fromEntries(paths)] as const;
    });
  return Object.fromEntries(versions.flatMap(ofVersion));
}
