import { decodePath } from '@/lib/routing/decode-path';
import type { SiteModel, VersionModel } from './types';

/** Parameter of a `[[...slug]]` route. */
export interface SlugParams {
  slug: string[];
}

/** Folder of routes in `app/` that serves every page without a folder of its version. */
export const topFolder = 'current';

/** Last part of the address of a page that an export needs in a folder without pages. */
const unusedSlug = '__unused';

/** Whether a path is that of no page. */
export const isUnusedRoute = (slug: readonly string[]): boolean => slug.at(-1) === unusedSlug;

const split = (path: string): string[] => decodePath(path).split('/').filter(Boolean);

/**
 * The folder of routes that serves a version: that of its name for a version `x` at `/x`, else the top one.
 *
 * @param folders versions that have a folder of their own
 * @see acceptance VER-01, BLD-12
 */
export const getRouteFolder = (
  { name, path }: Pick<VersionModel, 'name' | 'path'>,
  folders: readonly string[],
): string => (path === `/${name}` && folders.includes(name) ? name : topFolder);

/**
 * The parameters of each folder of routes. The top folder always has the home.
 *
 * @param folders versions that have a folder of their own
 * @see acceptance RT-12, RT-13, BLD-12
 */
export function buildRouteParams(
  { versions }: Pick<SiteModel, 'versions'>,
  folders: readonly string[],
): Record<string, SlugParams[]> {
  const listSlugs = (version: VersionModel) =>
    [...version.docs, ...version.categoryPages].map(({ route }) => split(route));
  const top = versions.filter((version) => getRouteFolder(version, folders) === topFolder).flatMap(listSlugs);
  if (top.every((slug) => slug.length > 0)) top.unshift([]);
  const params: Record<string, SlugParams[]> = { [topFolder]: top.map((slug) => ({ slug })) };
  for (const folder of folders) {
    const version = versions.find((candidate) => getRouteFolder(candidate, folders) === folder);
    const slugs = version ? listSlugs(version).map((slug) => slug.slice(1)) : [];
    params[folder] = (slugs.length > 0 ? slugs : [[unusedSlug]]).map((slug) => ({ slug }));
  }
  return params;
}

/** Address of a path of a folder of routes. */
export function getRouteAddress(folder: string, slug: readonly string[]): string {
  return `/${[...(folder === topFolder ? [] : [folder]), ...slug].join('/')}`;
}
