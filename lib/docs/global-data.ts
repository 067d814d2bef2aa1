import type { SiteModel, VersionModel } from './types';
import { getSidebarId } from './sidebar-id';
import { getVersionHome } from './versions';
import { flattenNav } from './walk-nav';

/** Name under which the docs plugin's data is filed, and its id. */
export const docsPluginName = 'docusaurus-plugin-content-docs';
export const defaultPluginId = 'default';

/** A doc as lookups see it. @see acceptance VER-02 */
export interface GlobalDoc {
  id: string;
  path: string;
  /** Left out when the doc shows no sidebar. */
  sidebar?: string;
}

/** A sidebar as lookups see it; without `link` it has nothing to link to. @see acceptance VER-03 */
export interface GlobalSidebar {
  link?: { path: string; label: string };
}

/** A version as lookups see it. @see acceptance VER-01 */
export interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
  draftIds: string[];
  sidebars: Record<string, GlobalSidebar>;
}

/** The data of one docs plugin. @see acceptance DOC-04 */
export interface GlobalDocsData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}

/** Plugin name → plugin id → data. */
export type GlobalData = Record<string, Record<string, GlobalDocsData>>;

function toGlobalVersion(version: VersionModel): GlobalVersion {
  const { name, label, isLast, path, mainDocId, draftIds } = version;
  const docs = version.docs.map((doc) => {
    const sidebar = getSidebarId(version, doc);
    return { id: doc.id, path: doc.route, ...(sidebar !== null && { sidebar }) };
  });
  const sidebars = Object.fromEntries(
    Object.entries(version.sidebars).map(([id, nodes]): [string, GlobalSidebar] => {
      const first = flattenNav(nodes)[0];
      return [id, first ? { link: { path: first.href, label: first.label } } : {}];
    }),
  );
  return { name, label, isLast, path, mainDocId, docs, draftIds, sidebars };
}

/**
 * The docs plugin's global data, as the debug page shows it and lookups use it.
 * @see acceptance VER-01..VER-04, DBG-04
 */
export function buildGlobalData(model: SiteModel, options: { breadcrumbs: boolean }): GlobalData {
  const versions = model.versions.map(toGlobalVersion);
  const root = versions.find(({ isLast }) => isLast) ?? { path: '/' };
  return {
    [docsPluginName]: {
      [defaultPluginId]: { path: getVersionHome(root), versions, breadcrumbs: options.breadcrumbs },
    },
  };
}
