import { normalisePath } from '@/lib/routing/normalise-path';
import type { Alternates } from './alternate-route';
import type { VersionModel } from './types';

/** `/3.9/faq/` of the version at `/3.9` is `/faq`. */
function pathWithin(route: string, { path }: VersionModel): string {
  const prefix = path === '/' ? '' : path;
  return normalisePath(route.slice(prefix.length));
}

function buildDocExceptions(from: VersionModel, to: VersionModel): [string, string | null][] {
  const counterparts = new Map(to.docs.map((doc) => [doc.id, doc.route]));
  return from.docs.flatMap((doc): [string, string | null][] => {
    const here = pathWithin(doc.route, from);
    const there = counterparts.get(doc.id);
    if (there === undefined) return [[here, null]];
    return pathWithin(there, to) === here ? [] : [[here, there]];
  });
}

/** Generated category pages have no id: their counterpart is whatever page lies at the same path. */
function buildCategoryExceptions(from: VersionModel, to: VersionModel): [string, null][] {
  const there = new Set([...to.docs, ...to.categoryPages].map(({ route }) => pathWithin(route, to)));
  return from.categoryPages.flatMap(({ route }): [string, null][] => {
    const here = pathWithin(route, from);
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
      .map((route) => [pathWithin(route, version), route] as const)
      .filter(([within, route]) => within !== '/' && route.endsWith('/')),
  );
}

/**
 * What `alternateRoute` must know: from version → to version → the pages whose counterpart (same doc id) is
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
