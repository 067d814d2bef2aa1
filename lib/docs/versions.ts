import { isAtOrBelow } from '@/lib/routing/is-at-or-below';

/** The part of a version that is needed to choose one. */
export interface VersionRef {
  /** `current` or e.g. `3.9`. */
  name: string;
  /** `/` or e.g. `/3.9`. */
  path: string;
  isLast: boolean;
}

/**
 * The version marked as last. Throws when there is none: the model guarantees one.
 * @see acceptance VER-01
 */
export function getLatestVersion<V extends VersionRef>(versions: readonly V[]): V {
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('No version is marked as the last one.');
  return latest;
}

/** Address of a version's home, with its trailing slash: `/`, `/3.9/`. @see acceptance RT-01, RT-02 */
export function getVersionHome({ path }: Pick<VersionRef, 'path'>): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The version that a path belongs to: the one with the longest matching path, compared by segment, without
 * regard to case and trailing slash. Undefined when no version serves the path.
 * @see acceptance LKP-08
 */
export function getActiveVersion<V extends Pick<VersionRef, 'path'>>(
  versions: readonly V[],
  pathname: string,
): V | undefined {
  const around = versions.filter(({ path }) => isAtOrBelow(pathname, path));
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}
