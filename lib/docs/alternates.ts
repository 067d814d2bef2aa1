import { getPathWithin } from '@/lib/routing/path-within';
import type { Alternates } from './alternate-route';
import type { VersionModel } from './types';

function buildDocExceptions(from: VersionModel, to: VersionModel): [string, string | null][] {
  const counterparts = new Map(to.docs.map((doc) => [doc.id, doc.route]));
  return from.docs.flatMap((doc): [string, string | null][] => {
    const here = getPathWithin(doc.route, from.path);
    const there = counterparts.get(doc.id);
    if (there === undefined) return [[here, null]];
    return getPathWithin(there, to.path) === here ? [] : [[here, there]];
  });
}

/** Generated category pages have no id: their counterpart is the page at the same path. */
function buildCategoryExceptions(from: VersionModel, to: VersionModel): [string, null][] {
  const there = new Set([...to.docs, ...to.categoryPages].map(({ route }) => getPathWithin(route, to.path)));
  return from.categoryPages.flatMap(({ route }): [string, null][] => {
    const here = getPathWithin(route, from.path);
    return there.has(here) ? [] : [[here, null]];
  });
}

function buildExceptions(from: VersionModel, to: VersionModel): Record<string, string | null> {
  return Object.fromEntries([...buildDocExceptions(from, to), ...buildCategoryExceptions(from, to)]);
}

/** The pages of a version whose address ends in a slash; the home needs no entry. */
function buildOwn(version: VersionModel): Record<string, string> {
  const routes = [...version.docs, ...version.categoryPages].map(({ route }) => route);
  return Object.fromEntries(
    routes
      .map((route) => [getPathWithin(route, version.path), route] as const)
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
