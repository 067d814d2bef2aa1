import type { Problem } from '@/lib/content/types';

/** Rules that report missing front matter keys. */
const asksForKey = new Set(['checked-against', 'short-page']);
const keyFault = /^(?:(?:invalid|unknown)-frontmatter-|frontmatter-too-large$)/;

/**
 * Leaves out problems that only follow from another one: a page whose `---` lines are wrong is parsed wrongly, so its
 * other problems are not real; and where keys are invalid, a missing one is not certain.
 *
 * @param found problems of the checks
 * @param reading problems of reading the same files
 * @see acceptance BLD-09
 */
export function withoutConsequences(found: readonly Problem[], reading: readonly Problem[]): Problem[] {
  const filesOf = (isCause: (rule: string) => boolean) =>
    new Set(reading.filter(({ rule }) => isCause(rule)).map(({ file }) => file));
  const misread = filesOf((rule) => rule === 'frontmatter-fence');
  const withoutKeys = filesOf((rule) => keyFault.test(rule));
  return found.filter(
    ({ file, rule }) => !misread.has(file) && !(withoutKeys.has(file) && asksForKey.has(rule)),
  );
}
