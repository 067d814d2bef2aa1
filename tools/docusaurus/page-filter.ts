import picomatch from 'picomatch';
import type { DocusaurusDocsOptions } from './config-schema';

/**
 * Creates a filter for the files of a docs folder that are pages, from `include` and `exclude` of the docs plugin. Names
 * that begin with `_` are never pages here; Docusaurus includes them if a site overrides its default `exclude`.
 *
 * @returns whether the file at a path below the docs folder is a page
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
