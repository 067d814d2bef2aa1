import { getPathWithinVersion } from '@/lib/routing/normalize-path';
import type { VersionRef } from './versions';

/** Routes of one page in other versions, by version name, if its path differs there; null if the page is missing. */
export type AlternateRoutes = Readonly<Record<string, string | null>>;

/** `AlternateRoutes` of all pages, by version name and by path within the version without trailing slash. */
export type AlternateRoutesByPage = Readonly<Record<string, Readonly<Record<string, AlternateRoutes>>>>;

type VersionAddress = Pick<VersionRef, 'name' | 'path'>;

/** Returns the prefix of all paths of a version: an empty string or e.g. `/3.9`. */
export const getVersionPathPrefix = ({ path }: Pick<VersionAddress, 'path'>): string =>
  path === '/' ? '' : path;

/** Returns the alternates of one page, the only ones that the page contains. @see acceptance VER-08 */
export const getAlternateRoutes = (
  pathname: string,
  from: VersionAddress,
  all: AlternateRoutesByPage,
): AlternateRoutes => all[from.name]?.[getPathWithinVersion(pathname, from.path)] ?? {};

/**
 * Returns the address of the current page in another version, or that version's home if there is no such page.
 * @param pathname path of the current page, without query and hash
 * @param isDocPath returns false for paths of pages that are not docs, which includes unknown paths
 * @see acceptance VER-08, RT-22
 */
export function getAlternateRoute(
  pathname: string,
  from: VersionAddress,
  to: VersionAddress,
  alternates: AlternateRoutes,
  isDocPath: (pathname: string) => boolean,
): string {
  const exception = alternates[to.name];
  if (!isDocPath(pathname) || !pathname.startsWith(getVersionPathPrefix(from)) || exception === null)
    return `${getVersionPathPrefix(to)}/`;
  return exception ?? getVersionPathPrefix(to) + getPathWithinVersion(pathname, from.path);
}
