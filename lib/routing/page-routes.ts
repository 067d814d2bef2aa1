import { debugViews } from '@/lib/site/debug-views';
import { controlSlugs, patternSlugs } from '@/lib/site/showcase-names';

/** Routes of all pages that are not written in Markdown, for the build. @see acceptance RT-03..RT-11 */
export const pageRoutes: readonly string[] = [
  '/search',
  '/changes',
  '/glossary',
  '/tools/config',
  '/tools/headers',
  '/tools/setup',
  '/colors-and-type',
  '/components',
  ...controlSlugs.map((slug) => `/components/${slug}`),
  '/components-list',
  '/patterns',
  ...Object.values(patternSlugs).map((slug) => `/patterns/${slug}`),
  '/__debug',
  ...debugViews.map(({ name }) => `/__debug/${name}`),
];
