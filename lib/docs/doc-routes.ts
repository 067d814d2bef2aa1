import type { Doc } from '@/lib/content/types';
import { decodePath } from '@/lib/routing/decode-path';
import type { CategoryPage, SiteModel, VersionModel } from './types';

/** Parameter of a `[[...slug]]` route. */
export interface SlugParams {
  slug: string[];
}

function toSlug(route: string, version: VersionModel): string[] {
  const prefix = version.path === '/' ? '' : version.path;
  return decodePath(route.slice(prefix.length)).split('/').filter(Boolean);
}

function hasSlug(route: string, version: VersionModel, slug: readonly string[]): boolean {
  return toSlug(route, version).join('/') === slug.map(decodePath).join('/');
}

/**
 * The version of that name. Throws when the model has none: route folders and versions must agree.
 * @see acceptance VER-01
 */
export function getVersion(model: SiteModel, name: string): VersionModel {
  const version = model.versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = model.versions.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no version "${name}". Known versions: ${known}.`);
}

/**
 * The doc at a path below its version's prefix. Case matters; undefined = not found.
 * @see acceptance RT-12, RT-13, RT-17
 */
export function getDocByRoute(
  model: SiteModel,
  versionName: string,
  slug: readonly string[] = [],
): Doc | undefined {
  const version = getVersion(model, versionName);
  return version.docs.find(({ route }) => hasSlug(route, version, slug));
}

/** The generated page of a category at a path; undefined = not found. @see acceptance BLD-10 */
export function getCategoryPageByRoute(
  model: SiteModel,
  versionName: string,
  slug: readonly string[] = [],
): CategoryPage | undefined {
  const version = getVersion(model, versionName);
  return version.categoryPages.find(({ route }) => hasSlug(route, version, slug));
}

/** The parameters of all pages of a version, for `generateStaticParams`. @see acceptance RT-12, RT-13, BLD-12 */
export function generateParams(version: VersionModel): SlugParams[] {
  return [...version.docs, ...version.categoryPages].map(({ route }) => ({ slug: toSlug(route, version) }));
}
