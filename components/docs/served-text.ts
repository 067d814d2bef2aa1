import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '@/lib/routing/decode-path';
import { getPageTextAddress } from '@/lib/routing/page-text';

/**
 * Reads the text of a page for its static HTML. In browsers, `next.config.ts` replaces this module with
 * `served-text-browser.ts`. Always import it as `@/components/docs/served-text`, which is the path that is replaced.
 * @throws Error if the prepare step has not written the text
 */
export function getServedPageText(route: string): string {
  const file = decodePath(getPageTextAddress(route));
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', file), 'utf8');
}
