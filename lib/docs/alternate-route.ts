import { getPathWithin } from '@/lib/routing/normalize-path';
import type { VersionRef } from './versions';

/** Exceptions from "same path, other prefix" of one page: version → route there, or null when it has no counterpart. */
export type PageAlternates = Readonly<Record<string, string | null>>;

/** Exceptions of all pages: version → path within the version without trailing slash → exceptions. */
export type Alternates = Readonly<Record<string, Readonly<Record<string, PageAlternates>>>>;

type VersionAddress = Pick<VersionRef, 'name' | 'path'>;

/** Prefix of all paths of a version: empty or e.g. `/3.9`. */
export const prefixOf = ({ path }: Pick<VersionAddress, 'path'>): string => (path === '/' ? '' : path);

/**
 * The exceptions of one page; most pages have none. Each page contains only these, so that browsers need no list that
 * grows with pages and versions.
 * @see acceptance VER-08
 */
export const pickAlternates = (pathname: string, from: VersionAddress, all: Alternates): PageAlternates =>
  all[from.name]?.[getPathWithin(pathname, from.path)] ?? {};

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
