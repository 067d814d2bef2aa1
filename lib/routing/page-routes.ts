import { debugViews } from '@/lib/site/debug-views';
import { controlNames, patternSlugs } from '@/lib/site/showcase-names';

/** Routes of all pages that are not docs, for the build; browsers use `isDocPath`. @see acceptance RT-03..RT-11 */
export const pageRoutes: readonly string[] = [
  '/search',
  '/versions',
  '/changes',
  '/help',
  '/glossary',
  '/accessibility',
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
