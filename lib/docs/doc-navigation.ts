import type { Doc } from '@/lib/content/types';
import { getSidebar, getSidebarPath, isSidebarEntryOf, type DocOrCategoryPage } from './page-sidebar';
import type { Breadcrumb, DocNavigation, NeighborPage, SiteModel, VersionModel } from './types';
import { getLatestVersion, getVersionHome } from './versions';
import { listSidebarPages } from './walk-sidebar';

/**
 * Returns the breadcrumbs of a page: its sidebar categories and the page itself, which has no link. There are none if
 * breadcrumbs are turned off or the sidebar does not contain the page.
 * @see acceptance DOC-03, DOC-04
 */
export function getBreadcrumbs(
  version: VersionModel,
  page: DocOrCategoryPage,
  { breadcrumbs }: { breadcrumbs: boolean },
): Breadcrumb[] {
  if (!breadcrumbs) return [];
  const path = getSidebarPath(version, page);
  return path.map(({ label, href }, at) =>
    at === path.length - 1 || href === undefined ? { label } : { label, href },
  );
}

/** Returns the link to a previous or next doc. Labels in the front matter take precedence over the sidebar's label. */
function toNeighbor(doc: Doc, sidebarLabel = doc.label): NeighborPage {
  const { pagination_label, sidebar_label } = doc.frontmatter;
  return { label: pagination_label ?? sidebar_label ?? sidebarLabel, href: doc.route };
}

/**
 * Returns the previous and the next page of a page, in the order of its sidebar. In the front matter, `pagination_prev`
 * and `pagination_next` select other docs (null: none).
 * @see acceptance DOC-14, DOC-15
 */
export function getNeighbors(
  version: VersionModel,
  page: DocOrCategoryPage,
): Pick<DocNavigation, 'previous' | 'next'> {
  const nodes = listSidebarPages(getSidebar(version, page));
  const at = nodes.findIndex((node) => isSidebarEntryOf(page, node));
  const choose = (wanted: string | null | undefined, offset: -1 | 1): NeighborPage | null => {
    const node = wanted === undefined && at >= 0 ? nodes[at + offset] : undefined;
    const doc = version.docs.find(({ id }) => id === (node ? node.docId : wanted));
    if (doc) return toNeighbor(doc, node?.type === 'link' ? node.label : undefined);
    return node ? { label: node.label, href: node.href } : null;
  };
  const { pagination_prev, pagination_next } = 'frontmatter' in page ? page.frontmatter : {};
  return { previous: choose(pagination_prev, -1), next: choose(pagination_next, 1) };
}

/** Returns the links around the text of a doc. @see acceptance DOC-03, DOC-14, VER-06 */
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
