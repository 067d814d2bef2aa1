import type { Doc } from '@/lib/content/types';
import type { TocEntry } from '@/lib/mdx/types';
import type { PageChangeSummary } from '@/lib/versions/change-list';
import { toRouteKey } from './link-index';
import type { CategoryPage, DocNavigation, VersionModel } from './types';

interface BaseRecord {
  /** Address of the page, including the path of the version. */
  route: string;
  /** Title for the `title` element, if the page's own title is not unique in its version. */
  headTitle?: string | undefined;
  /** Null for pages outside any version, such as `/help`. */
  version: Pick<VersionModel, 'name' | 'label' | 'banner'> | null;
  toc: TocEntry[];
  hasSidebar: boolean;
  /** Address of the Markdown version; null during development, when there is none. */
  markdown: string | null;
  /** URL of the form or mail to report a problem with the page; null if there is none. */
  reportUrl: string | null;
}

/** The page record of a doc, as JSON: all data of the page except its text. */
export interface DocRecord extends BaseRecord {
  type: 'doc';
  doc: Pick<Doc, 'id' | 'file' | 'route' | 'title' | 'description' | 'frontmatter'> &
    Pick<Doc, 'draft' | 'unlisted' | 'editUrl' | 'lastUpdate'>;
  navigation: DocNavigation;
  change: PageChangeSummary | null;
  /** Address of the Atom feed of the page; null if it has none. */
  feed: string | null;
}

/** The page record of a generated category page, as JSON. */
export interface CategoryRecord extends BaseRecord {
  type: 'category';
  version: NonNullable<BaseRecord['version']>;
  category: CategoryPage;
  navigation: Pick<DocNavigation, 'crumbs' | 'previous' | 'next'>;
  latestHome: { href: string; label: string };
}

export type PageRecord = DocRecord | CategoryRecord;

/** Name of the folder of the page records, inside `generated`. */
export const recordDir = 'pages';

/** Returns the path of a page's record inside `recordDir` by its route: `/3.9/faq/` → `3.9/faq/page.json`. */
export function getRecordFile(route: string): string {
  const path = toRouteKey(route);
  return path === '/' ? 'page.json' : `${path.slice(1)}/page.json`;
}

/** Returns the path of the HTML of a page's `main` element inside `recordDir`, beside its record. */
export const getHtmlFile = (route: string): string =>
  getRecordFile(route).replace(/page\.json$/, 'page.html');
