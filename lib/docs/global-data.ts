import { sidebarId } from '@/lib/site/constants';
import { isInSidebar } from './page-sidebar';
import type { SiteModel, VersionModel } from './types';
import { getVersionHome } from './versions';
import { listSidebarPages } from './walk-sidebar';

/** Name and id of Docusaurus' docs plugin, under which the debug page shows the data of the docs. */
export const docsPluginName = 'docusaurus-plugin-content-docs';
export const defaultPluginId = 'default';

/** Converts a version to Docusaurus' format. Docs without a sidebar lack `sidebar`, and an empty sidebar lacks `link`. */
function toGlobalVersion(version: VersionModel) {
  const { name, label, isLast, path, mainDocId } = version;
  const draftIds = version.drafts.map(({ id }) => id);
  const docs = version.docs.map((doc) => ({
    id: doc.id,
    path: doc.route,
    ...(isInSidebar(version, doc) && { sidebar: sidebarId }),
  }));
  const [first] = listSidebarPages(version.sidebar);
  const sidebars = { [sidebarId]: first ? { link: { path: first.href, label: first.label } } : {} };
  return { name, label, isLast, path, mainDocId, docs, draftIds, sidebars };
}

/** Builds Docusaurus' global data of the docs, for the debug page. @see acceptance VER-01..VER-04, DOC-04, DBG-04 */
export function buildGlobalData(model: SiteModel, { breadcrumbs }: { breadcrumbs: boolean }) {
  const versions = model.versions.map(toGlobalVersion);
  const root = versions.find(({ isLast }) => isLast) ?? { path: '/' };
  return { [docsPluginName]: { [defaultPluginId]: { path: getVersionHome(root), versions, breadcrumbs } } };
}
