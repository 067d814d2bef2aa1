import { renderPage } from '@/components/docs/render-page';
import { createMdxComponents } from '@/components/mdx/create-components';
import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { CodeDefinedContent } from '@/lib/build/prepare';
import { showcaseSearchPages } from '@/tools/search/showcase-search-pages';
import { getSitePageTexts } from '@/tools/search/site-page-texts';

/** Text of the pages written as components, the MDX components, and the frame of a page. Passed to `lib`, which must not import them. */
export const codeDefinedContent: CodeDefinedContent = {
  texts: getSitePageTexts,
  dataPages: showcaseSearchPages,
  showcase: { controls: Object.values(controlTexts), patterns: patternTexts },
  createComponents: createMdxComponents,
  renderPage,
};
