import type { Doc } from '@/lib/content/types';
import type { TocEntry } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { CategoryPage, DocNavigation, VersionModel } from './types';

/** The data of the version that a page shows. */
type RecordVersion = Pick<VersionModel, 'name' | 'label' | 'banner'>;

/** A page of the docs as plain JSON: everything that `app/` needs to show it. */
export interface DocRecord {
  type: 'doc';
  doc: Pick<
    Doc,
    | 'id'
    | 'file'
    | 'route'
    | 'title'
    | 'description'
    | 'frontmatter'
    | 'draft'
    | 'unlisted'
    | 'editUrl'
    | 'lastUpdate'
  >;
  version: RecordVersion;
  navigation: DocNavigation;
  toc: TocEntry[];
  /** Whether the page has a sidebar. */
  hasSidebar: boolean;
  /** Title and text. */
  html: string;
}

/** The generated page of a category as plain JSON. */
export interface CategoryRecord {
  type: 'category';
  category: CategoryPage;
  version: RecordVersion;
  navigation: Pick<DocNavigation, 'crumbs' | 'previous' | 'next'>;
  latestHome: { href: string; label: string };
  /** Title, description and cards. */
  html: string;
}

export type PageRecord = DocRecord | CategoryRecord;

/** The address of a page. */
export function getRecordRoute(record: PageRecord): string {
  return record.type === 'doc' ? record.doc.route : record.category.route;
}

/** Folder of the page records, below that of generated files. */
export const recordDir = 'pages';

/**
 * File of a page's record below `recordDir`: `/3.9/faq/` → `3.9/faq/page.json`.
 *
 * @param route address of the page, encoded or not
 */
export function getRecordFile(route: string): string {
  const path = normalizePath(decodePath(route), () => true);
  return path === '/' ? 'page.json' : `${path.slice(1)}/page.json`;
}
