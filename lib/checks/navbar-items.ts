import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import type { NavbarFault } from '@/lib/docs/navbar-items';
import { escapeRegex } from '@/lib/site/escape-regex';

/** Path of the site configuration from the project root. */
export const siteConfigFile = 'site.config.ts';

/** Returns the line of the configuration that contains the item's id, such as `docId: 'intro'`; 1 if no line does. */
function findLine(source: string, { item }: NavbarFault): number {
  const keys = Object.entries(item).filter(([key]) => key.endsWith('Id'));
  const lines = source.split('\n');
  const matchers = keys.map(
    ([key, value]) => new RegExp(`\\b${key}:\\s*['"\`]${escapeRegex(String(value))}['"\`]`),
  );
  return Math.max(1, lines.findIndex((line) => matchers.some((matcher) => matcher.test(line))) + 1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${explain(error.cause)}`;
}

/**
 * Reports navbar items that refer to a doc, sidebar or version that does not exist, with the line in `source`, the text
 * of `site.config.ts`. @see acceptance LKP-01, LKP-03, LKP-04, LKP-05
 */
export function checkNavbarItems(faults: readonly NavbarFault[], source: string): Problem[] {
  return faults.map((fault) => {
    const message = `navbar.items[${fault.index}] ${JSON.stringify(fault.item)}: ${explain(fault.error)}`;
    const line = findLine(source, fault);
    const hint = 'Correct the item, or remove it.';
    return createKeyProblem(siteConfigFile, { line }, 'navbar-item', message, hint);
  });
}
