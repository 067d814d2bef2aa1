import type { Problem } from '@/lib/content/types';

/** Rules for missing front matter keys. */
const asksForKey = new Set(['checked-against', 'short-page']);
const keyFault = /^(?:(?:invalid|unknown)-frontmatter-|frontmatter-too-large$)/;

/**
 * Removes problems that are only consequences of others. If the `---` lines around the front matter are wrong, the page
 * is parsed wrongly and its other problems are not real. If keys are invalid, a missing key may only be misspelled.
 * @param found problems that the checks found
 * @param reading problems that occurred when the same files were read
 * @see acceptance BLD-09
 */
export function removeFollowUpProblems(found: readonly Problem[], reading: readonly Problem[]): Problem[] {
  const filesOf = (isCause: (rule: string) => boolean) =>
    new Set(reading.filter(({ rule }) => isCause(rule)).map(({ file }) => file));
  const misread = filesOf((rule) => rule === 'frontmatter-fence');
  const withoutKeys = filesOf((rule) => keyFault.test(rule));
  return found.filter(
    ({ file, rule }) => !misread.has(file) && !(withoutKeys.has(file) && asksForKey.has(rule)),
  );
}
