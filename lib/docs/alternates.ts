import { getPathWithin } from '@/lib/routing/path-within';
import type { Alternates } from './alternate-route';
import type { SitePage } from './sidebar-id';
import type { VersionModel } from './types';

const listPages = ({ docs, categoryPages }: VersionModel): SitePage[] => [...docs, ...categoryPages];

/** Pages of categories have no id: their counterpart is the page at the same path. */
function buildExceptions(from: VersionModel, to: VersionModel): Record<string, string | null> {
  const byId = new Map(to.docs.map(({ id, route }) => [id, route]));
  const byPath = new Map(listPages(to).map(({ route }) => [getPathWithin(route, to.path), route]));
  const found = listPages(from).map((page) => {
    const here = getPathWithin(page.route, from.path);
    return [here, ('id' in page ? byId.get(page.id) : byPath.get(here)) ?? null] as const;
  });
  return Object.fromEntries(
    found.filter(([here, there]) => there === null || getPathWithin(there, to.path) !== here),
  );
}

/** The pages of a version whose address ends in a slash; the home needs no entry. */
function buildOwn(version: VersionModel): Record<string, string> {
  return Object.fromEntries(
    listPages(version)
      .map(({ route }) => [getPathWithin(route, version.path), route] as const)
      .filter(([within, route]) => within !== '/' && route.endsWith('/')),
  );
}

/**
 * The exceptions for `alternateRoute`: from version → to version → the pages whose counterpart (same doc id) is
 * not at the same path under the other prefix; null = there is none. Under the version itself: its pages
 * whose address ends in a slash.
 * @see acceptance VER-08, RT-23
 */
export function buildAlternates(versions: readonly VersionModel[]): Alternates {
  return Object.fromEntries(
    versions.map((from) => [
      from.name,
      Object.fromEntries(
        versions.map((to) => [to.name, to === from ? buildOwn(from) : buildExceptions(from, to)]),
      ),
    ]),
  );
}
