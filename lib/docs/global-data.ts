import type { SiteModel, VersionModel } from './types';
import { getSidebarId } from './sidebar-id';
import { getVersionHome } from './versions';
import { flattenNav } from './walk-nav';

/** Name under which the docs plugin's data is filed, and its id. */
export const docsPluginName = 'docusaurus-plugin-content-docs';
export const defaultPluginId = 'default';

/** A doc without `sidebar` shows none; a sidebar without `link` has nothing to link to. */
function toGlobalVersion(version: VersionModel) {
  const { name, label, isLast, path, mainDocId, draftIds } = version;
  const docs = version.docs.map((doc) => {
    const sidebar = getSidebarId(version, doc);
    return { id: doc.id, path: doc.route, ...(sidebar !== null && { sidebar }) };
  });
  const sidebars = Object.fromEntries(
    Object.entries(version.sidebars).map(([id, nodes]) => {
      const first = flattenNav(nodes)[0];
      return [id, first ? { link: { path: first.href, label: first.label } } : {}];
    }),
  );
  return { name, label, isLast, path, mainDocId, docs, draftIds, sidebars };
}

/**
 * The docs plugin's global data by plugin and id, as Docusaurus has it, for the debug page.
 * @see acceptance VER-01..VER-04, DOC-04, DBG-04
 */
export function buildGlobalData(model: SiteModel, { breadcrumbs }: { breadcrumbs: boolean }) {
  const versions = model.versions.map(toGlobalVersion);
  const root = versions.find(({ isLast }) => isLast) ?? { path: '/' };
  return { [docsPluginName]: { [defaultPluginId]: { path: getVersionHome(root), versions, breadcrumbs } } };
}
