import { docPathPattern } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { escapeRegex } from '@/lib/site/escape-regex';

/** Whether a path equals a folder or is below it. */
const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder.replace(/\/$/, '')}/`);

/** The folders around a path, the outermost first, and the path itself: `/a`, `/a/b`. */
function listFolders(path: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
}

/**
 * Expression for the paths of the docs that show a sidebar, as short as the addresses allow: a folder covers all
 * its docs unless one of them has another sidebar. Matches all docs when there is no other sidebar.
 * @param docs of one version
 * @see acceptance NAV-04
 */
export function getSidebarPattern(
  docs: readonly { path: string; sidebar?: string | null }[],
  sidebarId: string,
): string {
  const pathsOf = (isOwn: boolean) =>
    docs.filter(({ sidebar }) => (sidebar === sidebarId) === isOwn).map(({ path }) => normalizePath(path));
  const others = pathsOf(false);
  if (others.length === 0) return docPathPattern;
  const folders = new Set<string>();
  const pages = new Set<string>();
  for (const path of pathsOf(true)) {
    const folder = listFolders(path).find((candidate) => !others.some((other) => isWithin(other, candidate)));
    if (folder === undefined) pages.add(path);
    else folders.add(folder);
  }
  const join = (paths: ReadonlySet<string>) => [...paths].map(escapeRegex).join('|');
  return [
    ...(folders.size > 0 ? [`^(?:${join(folders)})(?:/|$)`] : []),
    ...(pages.size > 0 ? [`^(?:${join(pages)})$`] : []),
  ].join('|');
}
