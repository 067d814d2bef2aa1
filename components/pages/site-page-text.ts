import type { ReactNode } from 'react';
import type { pageSections, SectionedPage } from '@/lib/site/page-sections';

/**
 * Content of a site page that consists of text. It must contain only server components, because the search index is
 * built from it before the pages are.
 */
export interface SitePageText<Route extends SectionedPage> {
  /** Content above the first section. */
  intro: ReactNode;
  /** Content of each section, by id. */
  sections: Record<keyof (typeof pageSections)[Route], ReactNode>;
}
