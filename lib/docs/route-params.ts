import { decodePath } from '@/lib/routing/decode-path';
import type { SiteModel, VersionModel } from './types';

/** Parameter of a `[[...slug]]` route. */
export interface SlugParams {
  slug: string[];
}

/** Route folder in `app/` that serves the versions without their own route folder. */
export const rootRouteFolder = 'current';

/** Slug of the placeholder page that an export needs in a route folder without pages. */
const unusedSlug = '__unused';

/** Whether a slug is that of the placeholder page. */
export const isUnusedRoute = (slug: readonly string[]): boolean => slug.at(-1) === unusedSlug;

const split = (path: string): string[] => decodePath(path).split('/').filter(Boolean);

/**
 * The route folder that serves a version: `x` for a version `x` at `/x` with its own folder, else the root folder.
 *
 * @param folders versions that have a folder of their own
 * @see acceptance VER-01, BLD-12
 */
export const getRouteFolder = (
  { name, path }: Pick<VersionModel, 'name' | 'path'>,
  folders: readonly string[],
): string => (path === `/${name}` && folders.includes(name) ? name : rootRouteFolder);

/**
 * The static params of each route folder. The root folder always includes the home page.
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
  const top = versions
    .filter((version) => getRouteFolder(version, folders) === rootRouteFolder)
    .flatMap(listSlugs);
  if (top.every((slug) => slug.length > 0)) top.unshift([]);
  const params: Record<string, SlugParams[]> = { [rootRouteFolder]: top.map((slug) => ({ slug })) };
  for (const folder of folders) {
    const version = versions.find((candidate) => getRouteFolder(candidate, folders) === folder);
    const slugs = version ? listSlugs(version).map((slug) => slug.slice(1)) : [];
    params[folder] = (slugs.length > 0 ? slugs : [[unusedSlug]]).map((slug) => ({ slug }));
  }
  return params;
}

/** Address of a page from its route folder and slug. */
export function getRouteAddress(folder: string, slug: readonly string[]): string {
  return `/${[...(folder === rootRouteFolder ? [] : [folder]), ...slug].join('/')}`;
}
