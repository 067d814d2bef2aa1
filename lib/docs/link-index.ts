import type { Doc } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/** Caches the value derived from an object for as long as the object exists. */
function cached<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

type Docs = VersionModel['docs'];

/** Cached by the list of docs, because a version with translated labels is another object with the same list. */
const bySource = cached((docs: Docs) => new Map(docs.map((doc) => [doc.source, doc])));

/** The docs of a version by their path below its folder. */
export const getDocsBySource = ({ docs }: VersionModel): ReadonlyMap<string, Doc> => bySource(docs);

const families = new WeakMap<Docs, ReadonlyMap<string, Doc>>();

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

const targets = cached((pageRoutes: readonly string[]) =>
  cached(({ versions, planned }: SiteModel): ReadonlyMap<string, string> => {
    const pages = versions.flatMap(({ docs, categoryPages }) => [...docs, ...categoryPages]);
    const plannedDocs = Object.values(planned.docs).flatMap((docs) => Object.values(docs));
    const routes = [...pages, ...plannedDocs, ...planned.pages].map(({ route }) => route);
    return new Map([...routes, ...pageRoutes].map((route) => [toRouteKey(route), route]));
  }),
);

/** All addresses that a link may aim at: route key → route as it should be linked. Built once a model and list of pages. */
export const collectRoutes = (model: SiteModel, pageRoutes: readonly string[]) => targets(pageRoutes)(model);
