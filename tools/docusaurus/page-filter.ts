import picomatch from 'picomatch';
import type { DocusaurusDocsOptions } from './config-schema';

/**
 * Creates a filter that selects the pages of a docs folder, by the options `include` and `exclude` of the docs plugin.
 * Files and folders whose names begin with `_` are never pages here, even if the site overrides the default `exclude`.
 * @returns a function that returns true if the file at a path below the docs folder is a page
 * @see acceptance RT-23
 */
export function createPageFilter({
  include = ['**/*.{md,mdx}'],
  exclude = [],
}: Pick<DocusaurusDocsOptions, 'include' | 'exclude'>): (source: string) => boolean {
  const isIncluded = picomatch(include, { dot: true });
  const isExcluded = picomatch(exclude, { dot: true });
  return (source) => isIncluded(source) && !isExcluded(source);
}
