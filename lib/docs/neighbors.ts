import type { Doc } from '@/lib/content/types';
import { getSidebar, isEntryOf, type SitePage } from './sidebar-id';
import type { DocNavigation, Neighbor, VersionModel } from './types';
import { flattenNav, type NavPage } from './walk-nav';

/** Labels in the doc's frontmatter win over the sidebar's label. */
function toNeighbor(doc: Doc, sidebarLabel = doc.label): Neighbor {
  const { pagination_label, sidebar_label } = doc.frontmatter;
  return { label: pagination_label ?? sidebar_label ?? sidebarLabel, href: doc.route };
}

function pageToNeighbor(page: NavPage | undefined, docs: readonly Doc[]): Neighbor | null {
  if (!page) return null;
  const doc = docs.find(({ id }) => id === page.docId);
  if (!doc) return { label: page.label, href: page.href };
  return toNeighbor(doc, page.type === 'link' ? page.label : undefined);
}

/**
 * Previous and next page of a doc or of a page made for a category, in the order of its sidebar, under the docs' own short
 * labels, else those of the sidebar. `pagination_prev` and `pagination_next` name another doc or, with null, none;
 * `pagination_label` replaces the label. A doc without sidebar has only the neighbors that its frontmatter names.
 * @see acceptance DOC-14, DOC-15
 */
export function getNeighbors(
  version: VersionModel,
  page: SitePage,
): Pick<DocNavigation, 'previous' | 'next'> {
  const { docs } = version;
  const pages = flattenNav(getSidebar(version, page));
  const at = pages.findIndex((node) => isEntryOf(page, node));
  const choose = (wanted: string | null | undefined, offset: -1 | 1): Neighbor | null => {
    if (wanted === undefined) return pageToNeighbor(at < 0 ? undefined : pages[at + offset], docs);
    const doc = docs.find(({ id }) => id === wanted);
    return doc ? toNeighbor(doc) : null;
  };
  const { pagination_prev, pagination_next } = 'frontmatter' in page ? page.frontmatter : {};
  return { previous: choose(pagination_prev, -1), next: choose(pagination_next, 1) };
}
