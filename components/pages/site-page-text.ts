import type { ReactNode } from 'react';
import type { pageSections, SectionedPage } from '@/lib/site/page-sections';

/**
 * What stands on a site page of text. Made of server components alone, so that the search index can be made from it
 * before pages are built.
 */
export interface SitePageText<Route extends SectionedPage> {
  /** What stands above the first section. */
  intro: ReactNode;
  /** Text of each section, by id. */
  sections: Record<keyof (typeof pageSections)[Route], ReactNode>;
}
