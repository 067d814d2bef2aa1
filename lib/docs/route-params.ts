import { decodePath } from '@/lib/routing/decode-path';
import { listPageFolders } from './site-pages';
import type { SiteModel, VersionModel } from './types';

/** Params of a `[[...slug]]` route: the segments of the path. */
export interface SlugParams {
  slug: string[];
}

/** Name of the route folder in `app/` that serves all versions without their own route folder. */
export const rootRouteFolder = 'current';

/** Slug of the placeholder page of a route folder without pages, because a static export requires at least one page. */
const unusedSlug = '__unused';

/** Returns true if a slug is that of the placeholder page. */
export const isPlaceholderSlug = (slug: readonly string[]): boolean => slug.at(-1) === unusedSlug;

const split = (path: string): string[] => decodePath(path).split('/').filter(Boolean);

/** Returns the route folder of a version: its own, if there is one, or `current`. @see acceptance VER-01, BLD-12 */
export const getRouteFolder = (
  { name, path }: Pick<VersionModel, 'name' | 'path'>,
  folders: readonly string[],
): string => (path === `/${name}` && folders.includes(name) ? name : rootRouteFolder);

/**
 * Builds the params of each route folder; `current` includes the home page and the pages outside any version.
 * @see acceptance RT-12, RT-13, BLD-12
 */
export function buildRouteParams(
  model: Pick<SiteModel, 'versions' | 'sitePages'>,
  folders: readonly string[],
): Record<string, SlugParams[]> {
  const listSlugs = (version: VersionModel) =>
    [...version.docs, ...version.categoryPages].map(({ route }) => split(route));
  const top = listPageFolders(model)
    .filter((version) => getRouteFolder(version, folders) === rootRouteFolder)
    .flatMap(listSlugs);
  if (top.every((slug) => slug.length > 0)) top.unshift([]);
  const params: Record<string, SlugParams[]> = { [rootRouteFolder]: top.map((slug) => ({ slug })) };
  for (const folder of folders) {
    const version = model.versions.find((candidate) => getRouteFolder(candidate, folders) === folder);
    const slugs = version ? listSlugs(version).map((slug) => slug.slice(1)) : [];
    params[folder] = (slugs.length > 0 ? slugs : [[unusedSlug]]).map((slug) => ({ slug }));
  }
  return params;
}

/** Builds the address of a page from its route folder and its slug. */
export function getRouteAddress(folder: string, slug: readonly string[]): string {
  return `/${[...(folder === rootRouteFolder ? [] : [folder]), ...slug].join('/')}`;
}
