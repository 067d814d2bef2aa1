import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import { getRootCategory } from '@/lib/docs/walk-sidebar';
import type { DocSections, PageSection } from '@/lib/mdx/types';
import type { VersionText } from './types';

/** Returns the sections of a page. If the text has no top heading, the page's title is its first heading (DOC-02). */
export function getPageSections(
  { title, contentTitle, frontmatter }: Pick<Doc, 'title' | 'contentTitle' | 'frontmatter'>,
  sections: readonly PageSection[],
): PageSection[] {
  if (contentTitle !== null || frontmatter.hide_title === true) return [...sections];
  const [first, ...rest] = sections;
  if (first?.id === '' && first.title === '') return [{ ...first, title }, ...rest];
  return [{ id: '', level: 1, title, text: '', code: [] }, ...sections];
}

/** Collects the pages of a version with their text, for comparison with another version. */
export function readVersionText(version: VersionModel, sections: DocSections): VersionText {
  const { name, label, path } = version;
  const pages = version.docs.map((doc) => ({
    id: doc.id,
    route: doc.route,
    title: doc.title,
    category: getRootCategory(version, ({ docId }) => docId === doc.id) ?? '',
    sections: getPageSections(doc, sections.get(doc.file) ?? []),
  }));
  return { name, label, path, pages };
}
