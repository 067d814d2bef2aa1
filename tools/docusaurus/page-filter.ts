import picomatch from 'picomatch';
import type { DocusaurusDocsOptions } from './config-schema';

/**
 * Which files of a docs folder are pages, by `include` and `exclude` of the docs plugin. Names that begin with `_` are
 * never pages here; Docusaurus takes them when its own list of `exclude` is replaced by one without them.
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
