import { normalisePath } from '@/lib/routing/normalise-path';

/**
 * Exceptions from "same path, other prefix": from version → to version → path within the version without
 * trailing slash → full route there, or null when the doc has no counterpart. From a version to itself: the
 * pages whose route ends in a slash.
 */
export type Alternates = Record<string, Record<string, Record<string, string | null>>>;

interface VersionAddress {
  name: string;
  /** `/` or e.g. `/3.9`. */
  path: string;
}

/**
 * Where the same doc lies in a version, by its own address there, else that version's home. For browsers.
 *
 * @param pathname path of the page in view, without query and hash.
 * @param isDocPath false for pages that are not docs, the not-found page included: they lead to the home.
 * @see acceptance VER-08, RT-22
 */
export function alternateRoute(
  pathname: string,
  from: VersionAddress,
  to: VersionAddress,
  alternates: Alternates,
  isDocPath: (pathname: string) => boolean,
): string {
  const prefix = from.path === '/' ? '' : from.path;
  const target = to.path === '/' ? '' : to.path;
  if (!isDocPath(pathname) || !pathname.startsWith(prefix)) return `${target}/`;
  const within = normalisePath(pathname.slice(prefix.length));
  const exception = alternates[from.name]?.[to.name]?.[within];
  if (exception === null) return `${target}/`;
  return exception ?? alternates[to.name]?.[to.name]?.[within] ?? target + within;
}
