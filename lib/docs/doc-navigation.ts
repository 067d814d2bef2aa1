import type { Doc } from '@/lib/content/types';
import { getBreadcrumbs } from './breadcrumbs';
import { getNeighbors } from './neighbors';
import type { DocNavigation, SiteModel, VersionModel } from './types';
import { getLatestVersion, getVersionHome } from './versions';

/**
 * The links around the body of a docs page: breadcrumbs, neighbors, and its counterpart (same doc id) in the latest
 * version, else the latest home.
 * @see acceptance DOC-03, DOC-14, VER-06
 */
export function getDocNavigation(
  model: SiteModel,
  version: VersionModel,
  doc: Doc,
  options: { breadcrumbs: boolean },
): DocNavigation {
  const latest = getLatestVersion(model.versions);
  const counterpart = latest.docs.find(({ id }) => id === doc.id);
  return {
    crumbs: getBreadcrumbs(version, doc, options),
    ...getNeighbors(version, doc),
    latest: {
      href: counterpart?.route ?? getVersionHome(latest),
      label: latest.label,
      sameDoc: counterpart !== undefined,
    },
  };
}
