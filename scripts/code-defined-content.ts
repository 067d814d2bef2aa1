import { renderPage } from '@/components/docs/render-page';
import { createMdxComponents } from '@/components/mdx/create-components';
import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { CodeDefinedContent } from '@/build/prepare';
import { getDataPages } from '@/tools/search/data-pages';

/**
 * Content defined in code: the text of pages written as components, the MDX components, and what surrounds the text of a
 * page. It is passed to `lib`, which must not import it.
 */
export const codeDefinedContent: CodeDefinedContent = {
  getDataPages,
  showcase: { controls: Object.values(controlTexts), patterns: Object.values(patternTexts) },
  createComponents: createMdxComponents,
  renderPage,
};
