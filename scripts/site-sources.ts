import { createMdxComponents } from '@/components/mdx/create-components';
import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { SiteSources } from '@/lib/build/prepare';
import { showcasePages } from '@/tools/search/showcase-pages';
import { getSiteTexts } from '@/tools/search/site-texts';

/** Text of the pages written as components, and the MDX components. Passed to `lib`, which must not import them. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: { controls: Object.values(controlTexts), patterns: patternTexts },
  createComponents: createMdxComponents,
};
