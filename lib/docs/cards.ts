import type { Doc } from '@/lib/content/types';
import type { DocCard } from '@/lib/mdx/types';
import { getSidebarId } from './sidebar-id';
import type { NavNode, VersionModel } from './types';
import { findNavPath } from './walk-nav';

function toCard(node: NavNode, version: VersionModel): DocCard {
  const doc = version.docs.find(({ id }) => id === node.docId);
  const description = doc?.description ?? '';
  if (node.type === 'link') return { title: node.label, href: node.href, description };
  return { title: node.label, href: node.href ?? node.firstHref, description, count: node.items.length };
}

/** Cards for the entries of one level of the sidebar. @see acceptance DOC-33 */
export function getNodeCards(nodes: readonly NavNode[], version: VersionModel): DocCard[] {
  return nodes.map((node) => toCard(node, version));
}

/**
 * Cards for the children of the category whose page `doc` is (of the category that holds it otherwise) in its sidebar, or
 * for given doc ids; unknown ids are left out.
 * @see acceptance DOC-33
 */
export function getDocCards(version: VersionModel, doc: Doc, docIds?: readonly string[]): DocCard[] {
  const all = Object.values(version.sidebars).flat();
  if (docIds) {
    return docIds.flatMap((id) => {
      const node = findNavPath(all, ({ docId }) => docId === id).at(-1);
      return node ? [toCard(node, version)] : [];
    });
  }
  const nodes = version.sidebars[getSidebarId(version, doc) ?? ''] ?? all;
  const path = findNavPath(nodes, ({ docId }) => docId === doc.id);
  const own = path.at(-1);
  const category = own?.type === 'category' ? own : path.at(-2);
  const children = category?.type === 'category' ? category.items : nodes;
  return getNodeCards(
    children.filter(({ docId }) => docId !== doc.id),
    version,
  );
}
