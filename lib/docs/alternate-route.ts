import { getPathWithin } from '@/lib/routing/path-within';

/**
 * Exceptions from "same path, other prefix": from version → to version → path within the version without
 * trailing slash → full route there, or null when the doc has no counterpart. From a version to itself: the
 * pages whose route ends in a slash.
 */
export type Alternates = Record<string, Record<string, Record<string, string | null>>>;

/** Those of one page: to version → full route there, or null when the doc has no counterpart. */
export type PageAlternates = Readonly<Record<string, string | null>>;

interface VersionAddress {
  name: string;
  /** `/` or e.g. `/3.9`. */
  path: string;
}

const prefixOf = ({ path }: VersionAddress): string => (path === '/' ? '' : path);

/**
 * The exceptions for one page; empty for most pages. Runs at build time: each page carries its own exceptions, so that
 * browsers need no list that grows with pages and versions.
 * @param from the version that the page belongs to
 * @param versions those that it leads to
 * @see acceptance VER-08
 */
export function pickAlternates(
  pathname: string,
  from: VersionAddress,
  versions: readonly VersionAddress[],
  alternates: Alternates,
): PageAlternates {
  const within = getPathWithin(pathname, from.path);
  return Object.fromEntries(
    versions.flatMap(({ name }): [string, string | null][] => {
      const exception = alternates[from.name]?.[name]?.[within];
      const route = exception === undefined ? alternates[name]?.[name]?.[within] : exception;
      return route === undefined ? [] : [[name, route]];
    }),
  );
}

/**
 * Address of the same doc in another version, else that version's home. Runs in browsers.
 *
 * @param pathname path of the page in view, without query and hash.
 * @param alternates the exceptions of that page
 * @param isDocPath false for pages that are not docs, the not-found page included: they lead to the home.
 * @see acceptance VER-08, RT-22
 */
export function alternateRoute(
  pathname: string,
  from: VersionAddress,
  to: VersionAddress,
  alternates: PageAlternates,
  isDocPath: (pathname: string) => boolean,
): string {
  const exception = alternates[to.name];
  if (!isDocPath(pathname) || !pathname.startsWith(prefixOf(from)) || exception === null)
    return `${prefixOf(to)}/`;
  return exception ?? prefixOf(to) + getPathWithin(pathname, from.path);
}
