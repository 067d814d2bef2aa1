import {
  defaultPluginId,
  docsPluginName,
  type GlobalData,
  type GlobalDoc,
  type GlobalDocsData,
  type GlobalSidebar,
  type GlobalVersion,
} from './global-data';

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function namesOf(versions: readonly GlobalVersion[]): string {
  return versions.map(({ name }) => `"${name}"`).join(', ');
}

function getPluginData(globalData: GlobalData, pluginId: string): GlobalDocsData {
  const data = globalData[docsPluginName]?.[pluginId];
  if (data) return data;
  throw new Error(`There is no global data of plugin "${docsPluginName}" with id "${pluginId}".`);
}

/**
 * The data of a docs plugin. Throws, with the missing piece as cause, when it is not there.
 * @see acceptance LKP-04
 */
export function getDocsData(globalData: GlobalData, pluginId: string = defaultPluginId): GlobalDocsData {
  try {
    return getPluginData(globalData, pluginId);
  } catch (cause) {
    throw new Error(
      'A feature of the docs plugin is in use, but the docs plugin does not seem to be enabled.',
      { cause },
    );
  }
}

/**
 * A doc by id in the first of the candidate versions that has it (see `getVersionCandidates`). Undefined when
 * the id is a draft's. Throws for an unknown id, naming it, the versions and the known ids.
 * @see acceptance LKP-01, LKP-02
 */
export function getDoc(candidates: readonly GlobalVersion[], docId: string): GlobalDoc | undefined {
  for (const version of candidates) {
    const doc = version.docs.find(({ id }) => id === docId);
    if (doc) return doc;
  }
  if (candidates.some(({ draftIds }) => draftIds.includes(docId))) return undefined;
  const known = [...new Set(candidates.flatMap(({ docs }) => docs.map(({ id }) => id)))];
  throw new Error(
    `There is no doc with id "${docId}" in version(s) ${namesOf(candidates)}. Known ids:\n${list(known)}`,
  );
}

/** A sidebar by id in the first of the candidate versions that has it. */
function getSidebar(candidates: readonly GlobalVersion[], sidebarId: string): GlobalSidebar {
  for (const version of candidates) {
    const sidebar = version.sidebars[sidebarId];
    if (sidebar) return sidebar;
  }
  const known = [...new Set(candidates.flatMap(({ sidebars }) => Object.keys(sidebars)))];
  throw new Error(
    `There is no sidebar with id "${sidebarId}" in version(s) ${namesOf(candidates)}. Available ids:\n${list(known)}`,
  );
}

/**
 * The first page of a sidebar, for a navbar item. Throws for an unknown id, listing the available ones, and for a
 * sidebar that has nothing to link to.
 * @see acceptance LKP-03, LKP-05
 */
export function getSidebarLink(
  candidates: readonly GlobalVersion[],
  sidebarId: string,
): { path: string; label: string } {
  const { link } = getSidebar(candidates, sidebarId);
  if (!link) throw new Error(`The sidebar "${sidebarId}" has nothing that a navbar item could link to.`);
  return link;
}
