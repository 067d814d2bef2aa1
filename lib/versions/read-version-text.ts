import type { Doc } from '@/lib/content/types';
import type { SidebarNode, VersionModel } from '@/lib/docs/types';
import { findSidebarPath } from '@/lib/docs/walk-sidebar';
import type { DocSections, PageSection } from '@/lib/mdx/types';
import type { VersionText } from './types';

/** Returns the sections of a page. If the text has no top heading, the page's title is its first heading (DOC-02). */
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

/** Returns the label of the top-level category that contains the page; empty if the page is in no category. */
function getCategory(nodes: readonly SidebarNode[], docId: string): string {
  const [top] = findSidebarPath(nodes, (node) => node.docId === docId);
  return top?.type === 'category' ? top.label : '';
}

/** Collects the pages of a version with their text, for comparison with another version. */
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
