import { isAtOrBelow } from '@/lib/routing/is-at-or-below';
import type { VersionConfig } from '@/lib/site/schema';

/** The properties of a version by which versions are selected. */
export type VersionRef = Pick<VersionConfig, 'name' | 'path' | 'isLast'>;

/** Returns the latest version. @throws Error if no version has `isLast: true` @see acceptance VER-01 */
export function getLatestVersion<V extends VersionRef>(versions: readonly V[]): V {
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('No version has isLast: true.');
  return latest;
}

/** Returns the address of a version's home page, with a trailing slash: `/` or `/3.9/`. @see acceptance RT-01, RT-02 */
export function getVersionHome({ path }: Pick<VersionRef, 'path'>): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Returns the prefix of all paths of a version: an empty string or e.g. `/3.9`. */
export const getVersionPathPrefix = ({ path }: Pick<VersionRef, 'path'>): string =>
  path === '/' ? '' : path;

/** Returns the version with the longest path at or above a path, if any. @see acceptance LKP-08 */
export function getActiveVersion<V extends Pick<VersionRef, 'path'>>(
  versions: readonly V[],
  pathname: string,
): V | undefined {
  const around = versions.filter(({ path }) => isAtOrBelow(pathname, path));
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}
