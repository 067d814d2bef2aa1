import { getPathWithin } from '@/lib/routing/path-within';
import { prefixOf, type Alternates, type PageAlternates } from './alternate-route';
import type { SitePage } from './sidebar-id';
import type { VersionModel } from './types';

const listPages = ({ docs, categoryPages }: VersionModel): SitePage[] => [...docs, ...categoryPages];

/** Finds the counterparts of pages in a version: the doc with the same id; of a category's page, the one at the same path. */
function createFinder(version: VersionModel) {
  const byId = new Map(version.docs.map(({ id, route }) => [id, route]));
  const byPath = new Map(listPages(version).map(({ route }) => [getPathWithin(route, version.path), route]));
  return {
    version,
    find: (page: SitePage, path: string) => ('id' in page ? byId.get(page.id) : byPath.get(path)) ?? null,
  };
}

/**
 * The exceptions for `alternateRoute` by version and path within it: pages whose counterpart in some version, or whose
 * own address, is not the same path under the version's prefix; null where there is no counterpart.
 * @see acceptance VER-08, RT-23
 */
export function buildAlternates(versions: readonly VersionModel[]): Alternates {
  const finders = versions.map(createFinder);
  const ofPage = (page: SitePage, path: string): PageAlternates =>
    Object.fromEntries(
      finders
        .map(({ version, find }) => ({ version, route: find(page, path) }))
        .filter(({ version, route }) => route !== prefixOf(version) + path)
        .map(({ version, route }) => [version.name, route]),
    );
  return Object.fromEntries(
    versions.map((from) => {
      const paths = listPages(from).map((page) => [page, getPathWithin(page.route, from.path)] as const);
      const found = paths.map(([page, path]) => [path, ofPage(page, path)] as const);
      return [
        from.name,
        Object.fromEntries(found.filter(([, alternates]) => Object.keys(alternates).length > 0)),
      ];
    }),
  );
}
