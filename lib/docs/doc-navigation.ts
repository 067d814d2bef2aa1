import type { Doc } from '@/lib/content/types';
import { getSidebar, isEntryOf, type SitePage } from './sidebar-id';
import type { Crumb, DocNavigation, Neighbor, SiteModel, VersionModel } from './types';
import { getLatestVersion, getVersionHome } from './versions';
import { findNavPath, flattenNav } from './walk-nav';

/**
 * The categories above a page and, last and without address, the page itself under its label in the sidebar; the home icon
 * is the view's. Empty when the site's flag is off or the sidebar does not list the page.
 * @see acceptance DOC-03, DOC-04
 */
export function getBreadcrumbs(
  version: VersionModel,
  page: SitePage,
  { breadcrumbs }: { breadcrumbs: boolean },
): Crumb[] {
  if (!breadcrumbs) return [];
  const path = findNavPath(getSidebar(version, page), (node) => isEntryOf(page, node));
  return path.map(({ label, href }, at) =>
    at === path.length - 1 || href === undefined ? { label } : { label, href },
  );
}

/** Labels in the doc's front matter win over the sidebar's label. */
function toNeighbor(doc: Doc, sidebarLabel = doc.label): Neighbor {
  const { pagination_label, sidebar_label } = doc.frontmatter;
  return { label: pagination_label ?? sidebar_label ?? sidebarLabel, href: doc.route };
}

/**
 * Previous and next page of a doc or of a page made for a category, in the order of its sidebar, under the docs' own short
 * labels, else those of the sidebar. `pagination_prev` and `pagination_next` name another doc or, with null, none;
 * `pagination_label` replaces the label. A doc without sidebar has only the neighbors that its front matter names.
 * @see acceptance DOC-14, DOC-15
 */
export function getNeighbors(
  version: VersionModel,
  page: SitePage,
): Pick<DocNavigation, 'previous' | 'next'> {
  const nodes = flattenNav(getSidebar(version, page));
  const at = nodes.findIndex((node) => isEntryOf(page, node));
  const choose = (wanted: string | null | undefined, offset: -1 | 1): Neighbor | null => {
    const node = wanted === undefined && at >= 0 ? nodes[at + offset] : undefined;
    const doc = version.docs.find(({ id }) => id === (node ? node.docId : wanted));
    if (doc) return toNeighbor(doc, node?.type === 'link' ? node.label : undefined);
    return node ? { label: node.label, href: node.href } : null;
  };
  const { pagination_prev, pagination_next } = 'frontmatter' in page ? page.frontmatter : {};
  return { previous: choose(pagination_prev, -1), next: choose(pagination_next, 1) };
}

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
