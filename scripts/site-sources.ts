import { createMdxComponents } from '@/components/mdx/create-components';
import type { SiteSources } from '@/lib/build/prepare';
import { showcaseTexts } from './showcase-facts';
import { showcasePages } from '@/tools/search/showcase-pages';
import { getSiteTexts } from '@/tools/search/site-texts';

/** What components say that checks and search need of them: pages of text, pages of data, the showcase, and all that pages use. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: showcaseTexts,
  createComponents: createMdxComponents,
};
