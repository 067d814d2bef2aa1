import type { Doc } from '@/lib/content/types';
import type { DocCard } from '@/lib/mdx/types';
import type { SidebarNode, VersionModel } from './types';
import { findSidebarPath } from './walk-sidebar';

/** Builds the cards that link to the given sidebar entries. @see acceptance DOC-33 */
export const getSidebarEntryCards = (nodes: readonly SidebarNode[], version: VersionModel): DocCard[] =>
  nodes.map((node) => {
    const description = version.docs.find(({ id }) => id === node.docId)?.description ?? '';
    const card = { title: node.label, description };
    if (node.type === 'link') return { ...card, href: node.href };
    return { ...card, href: node.href ?? node.firstHref ?? '/', count: node.items.length };
  });

/**
 * Builds the cards of a card list in a doc: for the given doc ids (unknown ids are skipped), or by default for the
 * entries of the category whose page the doc is, or for the other entries of the category that contains the doc.
 * @see acceptance DOC-33
 */
export function getDocCards(version: VersionModel, doc: Doc, docIds?: readonly string[]): DocCard[] {
  const { sidebar } = version;
  if (docIds) {
    const named = docIds.flatMap((id) => findSidebarPath(sidebar, ({ docId }) => docId === id).slice(-1));
    return getSidebarEntryCards(named, version);
  }
  const path = findSidebarPath(sidebar, ({ docId }) => docId === doc.id);
  const own = path.at(-1);
  const category = own?.type === 'category' ? own : path.at(-2);
  const children = category?.type === 'category' ? category.items : sidebar;
  const others = children.filter(({ docId }) => docId !== doc.id);
  return getSidebarEntryCards(others, version);
}
