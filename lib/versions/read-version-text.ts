import type { Doc } from '@/lib/content/types';
import type { NavNode, VersionModel } from '@/lib/docs/types';
import { findNavPath } from '@/lib/docs/walk-nav';
import type { DocSections, PageSection } from '@/lib/mdx/types';
import type { VersionText } from './types';

/** The text of a page: its sections, with the title above the text where the text has none (DOC-02). */
export function getPageSections(
  { title, contentTitle, frontmatter }: Pick<Doc, 'title' | 'contentTitle' | 'frontmatter'>,
  sections: readonly PageSection[],
): PageSection[] {
  if (contentTitle !== null || frontmatter.hide_title === true) return [...sections];
  const [first, ...rest] = sections;
  const top: PageSection = { id: '', level: 1, title, text: '', code: [] };
  if (first?.id === '' && first.title === '') return [{ ...first, title }, ...rest];
  return [top, ...sections];
}

/** Label of the top category that holds the page; empty for pages on the top. */
function getCategory(nodes: readonly NavNode[], docId: string): string {
  const [top] = findNavPath(nodes, (node) => node.docId === docId);
  return top?.type === 'category' ? top.label : '';
}

/** A version's pages as readers see them, for comparing. */
export function readVersionText(version: VersionModel, sections: DocSections): VersionText {
  const { name, label, path } = version;
  const nodes = Object.values(version.sidebars).flat();
  const pages = version.docs.map((doc) => ({
    id: doc.id,
    route: doc.route,
    title: doc.title,
    category: getCategory(nodes, doc.id),
    sections: getPageSections(doc, sections.get(doc.file) ?? []),
  }));
  return { name, label, path, pages };
}
