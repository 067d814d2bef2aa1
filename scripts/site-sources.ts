import { createMdxComponents } from '@/components/mdx/create-components';
import type { SiteSources } from '@/lib/build/prepare';
import { showcaseTexts } from './showcase-facts';
import { showcasePages } from '@/tools/search/showcase-pages';
import { getSiteTexts } from '@/tools/search/site-texts';

/** Texts and names from components that checks and search need: text pages, data pages, the showcase, MDX components. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: showcaseTexts,
  createComponents: createMdxComponents,
};
