import type { Problem } from '@/lib/content/types';

/** Rules for missing front matter keys. */
const asksForKey = new Set(['checked-against', 'short-page']);
/** Rules for mistakes that hide the images of a page. */
const hidesImages = new Set(['mdx-syntax', 'frontmatter-fence', 'invalid-screenshots', 'unknown-screenshot']);
const keyFault = /^(?:(?:invalid|unknown)-frontmatter-|frontmatter-too-large$)/;

/**
 * Removes problems that are only consequences of others. If the `---` lines around the front matter are wrong, the page
 * is parsed wrongly and its other problems are not real. If keys are invalid, a missing key may only be misspelled.
 * Images that seem unused may be on a page that could not be compiled, or in a list with mistakes.
 *
 * @param found problems that the checks found
 * @param reading problems that occurred when the same files were read
 * @see acceptance BLD-09
 */
export function removeFollowUpProblems(found: readonly Problem[], reading: readonly Problem[]): Problem[] {
  const filesOf = (isCause: (rule: string) => boolean) =>
    new Set(reading.filter(({ rule }) => isCause(rule)).map(({ file }) => file));
  const misread = filesOf((rule) => rule === 'frontmatter-fence');
  const cannotSeeImages = [...found, ...reading].some(({ rule }) => hidesImages.has(rule));
  const withoutKeys = filesOf((rule) => keyFault.test(rule));
  return found.filter(
    ({ file, rule }) =>
      !misread.has(file) &&
      !(withoutKeys.has(file) && asksForKey.has(rule)) &&
      !(cannotSeeImages && rule === 'unused-image'),
  );
}
