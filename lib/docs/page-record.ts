import type { Doc } from '@/lib/content/types';
import type { TocEntry } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { CategoryPage, DocNavigation, VersionModel } from './types';

/** The data of a version that each of its pages displays. */
type RecordVersion = Pick<VersionModel, 'name' | 'label' | 'banner'>;

/** The page record of a doc: all data that the routes in `app/` need to display the page, as JSON. */
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
  /** True if the page has a sidebar. */
  hasSidebar: boolean;
  /** HTML of the title and the text. */
  html: string;
}

/** The page record of a generated category page, as JSON. */
export interface CategoryRecord {
  type: 'category';
  category: CategoryPage;
  version: RecordVersion;
  navigation: Pick<DocNavigation, 'crumbs' | 'previous' | 'next'>;
  latestHome: { href: string; label: string };
  /** HTML of the title, the description and the cards. */
  html: string;
}

export type PageRecord = DocRecord | CategoryRecord;

/** Returns the route of the page that a record describes. */
export function getRecordRoute(record: PageRecord): string {
  return record.type === 'doc' ? record.doc.route : record.category.route;
}

/** Name of the folder of the page records, inside `generated`. */
export const recordDir = 'pages';

/**
 * Returns the path of a page's record inside `recordDir`: `/3.9/faq/` → `3.9/faq/page.json`.
 *
 * @param route route of the page, percent-encoded or not
 */
export function getRecordFile(route: string): string {
  const path = normalizePath(decodePath(route), () => true);
  return path === '/' ? 'page.json' : `${path.slice(1)}/page.json`;
}
