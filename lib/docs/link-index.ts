import type { Doc } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/** By the list of docs: a version with other labels is another object with the same docs. */
const sources = new WeakMap<VersionModel['docs'], ReadonlyMap<string, Doc>>();

/** The docs of a version by their path below its folder; built once a version. */
export function getDocsBySource(version: VersionModel): ReadonlyMap<string, Doc> {
  const known = sources.get(version.docs);
  if (known) return known;
  const index = new Map(version.docs.map((doc) => [doc.source, doc]));
  sources.set(version.docs, index);
  return index;
}

const families = new WeakMap<VersionModel['docs'], ReadonlyMap<string, Doc>>();

/** Makes the files of all versions known to the links of each. @see acceptance BLD-07 */
export function joinVersions(versions: readonly VersionModel[]): void {
  const files = new Map(versions.flatMap(({ docs }) => docs.map((doc) => [doc.file, doc] as const)));
  for (const { docs } of versions) families.set(docs, files);
}

/** The doc of any version at a path from the project root; none unless versions were joined. */
export function getDocByFile(version: VersionModel, file: string): Doc | undefined {
  return families.get(version.docs)?.get(file);
}

/** The form in which routes are compared: decoded, no trailing slash; `.html` counts. */
export function toRouteKey(route: string): string {
  return normalizePath(decodePath(route), () => true);
}

const targets = new WeakMap<
  SiteModel,
  { pageRoutes: readonly string[]; routes: ReadonlyMap<string, string> }
>();

/** All addresses that a link may aim at: route key → route as it should be linked. Built once a model and list of pages. */
export function collectRoutes(model: SiteModel, pageRoutes: readonly string[]): ReadonlyMap<string, string> {
  const known = targets.get(model);
  if (known?.pageRoutes === pageRoutes) return known.routes;
  const planned = Object.values(model.planned.docs).flatMap((docs) => Object.values(docs));
  const routes = [
    ...model.versions.flatMap(({ docs, categoryPages }) =>
      [...docs, ...categoryPages].map(({ route }) => route),
    ),
    ...[...planned, ...model.planned.pages].map(({ route }) => route),
    ...pageRoutes,
  ];
  const index = new Map(routes.map((route) => [toRouteKey(route), route]));
  targets.set(model, { pageRoutes, routes: index });
  return index;
}
