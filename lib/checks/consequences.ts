import type { Problem } from '@/lib/content/types';

/** Rules that only ask for a key of the frontmatter. */
const asksForKey = new Set(['checked-against', 'short-page']);
const keyFault = /^(?:(?:invalid|unknown)-frontmatter-|frontmatter-too-large$)/;

/**
 * Leaves out what only follows from a page's own fault: without its two `---` lines a page is taken apart wrongly, so
 * nothing else that is found in it is true; and where keys are faulty, nobody knows whether one is missing.
 *
 * @param found what the checks found
 * @param reading what reading the same files found
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
