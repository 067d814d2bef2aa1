import { createMdxComponents } from '@/components/mdx/create-components';
import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { SiteSources } from '@/lib/build/prepare';
import { showcasePages } from '@/tools/search/showcase-pages';
import { getSiteTexts } from '@/tools/search/site-texts';

/** Texts and names from components that checks and search need: text pages, data pages, the showcase, MDX components. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: { controls: Object.values(controlTexts), patterns: patternTexts },
  createComponents: createMdxComponents,
};
