import { debugViews } from '@/lib/site/debug-views';
import { controlNames, patternSlugs } from '@/lib/site/showcase-names';

/** Routes of all pages that are not written in Markdown, for the build. @see acceptance RT-03..RT-11 */
export const pageRoutes: readonly string[] = [
  '/search',
  '/changes',
  '/glossary',
  '/colors-and-type',
  '/components',
  ...controlNames.map((control) => `/components/${control}Showcase`),
  '/components/ShowcaseRow',
  '/components-list',
  '/patterns',
  ...patternSlugs.map((pattern) => `/patterns/${pattern}`),
  '/__debug',
  ...debugViews.map(({ name }) => `/__debug/${name}`),
];
