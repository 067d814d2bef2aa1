import 'server-only';
import { env } from '@/lib/site/env';
import { olderVersions } from '@/versions.config';
import { generateParams, getVersion, type SlugParams } from './doc-routes';
import { getCurrentModel, getPage } from './page';
import type { SiteModel, VersionModel } from './types';
import { getActiveVersion, getLatestVersion } from './versions';

/** Stands for the pages of a folder of routes whose version the site does not have; an export must hold one. */
const unused = '__unused';

/** Whether a path is that of no page. */
export function isUnusedRoute(slug: readonly string[]): boolean {
  return slug.at(-1) === unused;
}

/** Versions that have a folder of routes of their own in `app/`; all others of a Docusaurus site share the top one. */
function hasOwnFolder({ name, path }: VersionModel): boolean {
  return path === `/${name}` && olderVersions.some((version) => version.name === name);
}

/**
 * The parameters of a folder of routes: of its version's pages; of a Docusaurus site, whose versions have any name and
 * address, the top folder has all pages that no other folder has.
 * @see acceptance RT-12, RT-13, BLD-12
 */
export function getRouteParams(model: SiteModel, folder: string): SlugParams[] {
  if (env.docusaurusDir === null) return generateParams(getVersion(model, folder));
  if (folder !== 'current') {
    const version = model.versions.find(({ name }) => name === folder);
    return version && hasOwnFolder(version) ? generateParams(version) : [{ slug: [unused] }];
  }
  const own = model.versions.filter((version) => !hasOwnFolder(version));
  const params = own.flatMap((version) =>
    generateParams(version).map(({ slug }) => ({
      slug: [...version.path.split('/').filter(Boolean), ...slug],
    })),
  );
  return params.some(({ slug }) => slug.length === 0) ? params : [{ slug: [] }, ...params];
}

/** The page at a path of a folder of routes. Without a page at the top, that is the home of the latest version. */
export async function getRoutePage(folder: string, slug: readonly string[]): ReturnType<typeof getPage> {
  if (isUnusedRoute(slug)) return null;
  const model = getCurrentModel();
  if (env.docusaurusDir === null || folder !== 'current') return getPage(folder, slug);
  const version = getActiveVersion(model.versions, `/${slug.join('/')}`);
  const page =
    version && (await getPage(version.name, slug.slice(version.path.split('/').filter(Boolean).length)));
  if (page || slug.length > 0) return page ?? null;
  const latest = getLatestVersion(model.versions);
  const main = latest.docs.find(({ id }) => id === latest.mainDocId);
  const within = main?.route.slice(latest.path === '/' ? 0 : latest.path.length) ?? '';
  return getPage(latest.name, within.split('/').filter(Boolean));
}
