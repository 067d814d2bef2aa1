import type { PageFromData } from '@/lib/search/site-records';
import type { ChangeList } from '@/lib/versions/change-list';
import { getChangesSearchPage } from './changes-search-page';
import { showcaseSearchPages } from './showcase-search-pages';

/** Returns the pages that are not written in Markdown, for the search index. */
export const getDataPages = (changes: ChangeList | null): readonly PageFromData[] => [
  getChangesSearchPage(changes),
  ...showcaseSearchPages,
];
