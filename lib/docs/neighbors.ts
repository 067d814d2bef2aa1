import type { Doc } from '@/lib/content/types';
import { getCategorySidebarId, getSidebarId } from './sidebar-id';
import type { CategoryPage, Neighbor, VersionModel } from './types';
import { flattenNav, type NavPage } from './walk-nav';

/** The pages before and after a page; null = none. */
export interface Neighbors {
  previous: Neighbor | null;
  next: Neighbor | null;
}

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

/** `wanted` is the frontmatter value: an id, null for none, undefined to follow the sidebar. */
function choose(
  wanted: string | null | undefined,
  docs: readonly Doc[],
  natural: NavPage | undefined,
): Neighbor | null {
  if (wanted === undefined) return pageToNeighbor(natural, docs);
  const doc = wanted === null ? undefined : docs.find(({ id }) => id === wanted);
  return doc ? toNeighbor(doc) : null;
}

/**
 * Previous and next page of a doc in sidebar order, under the docs' own short labels, else those of the sidebar. `pagination_prev` and
 * `pagination_next` name another doc or, with null, none; `pagination_label` replaces the label. A doc
 * without sidebar has only the neighbors that its frontmatter names.
 * @see acceptance DOC-14, DOC-15
 */
export function getNeighbors(version: VersionModel, doc: Doc): Neighbors {
  const sidebarId = getSidebarId(version, doc);
  const pages = flattenNav(sidebarId === null ? [] : (version.sidebars[sidebarId] ?? []));
  const at = pages.findIndex(({ docId }) => docId === doc.id);
  return {
    previous: choose(doc.frontmatter.pagination_prev, version.docs, at < 0 ? undefined : pages[at - 1]),
    next: choose(doc.frontmatter.pagination_next, version.docs, at < 0 ? undefined : pages[at + 1]),
  };
}

/**
 * Previous and next page of a page made for a category, in the order of the first sidebar that has it.
 * @see acceptance DOC-14, DOC-15
 */
export function getCategoryNeighbors(version: VersionModel, page: CategoryPage): Neighbors {
  const sidebarId = getCategorySidebarId(version, page);
  const pages = flattenNav(sidebarId === null ? [] : (version.sidebars[sidebarId] ?? []));
  const at = pages.findIndex(({ href, docId }) => href === page.route && docId === undefined);
  return {
    previous: pageToNeighbor(at < 0 ? undefined : pages[at - 1], version.docs),
    next: pageToNeighbor(at < 0 ? undefined : pages[at + 1], version.docs),
  };
}
