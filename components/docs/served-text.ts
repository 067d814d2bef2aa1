import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '@/lib/routing/decode-path';
import { getPageTextAddress } from '@/lib/routing/page-text';

/**
 * The text of a page for its HTML. In browsers this module is replaced by `served-text-browser.ts` (see
 * `next.config.ts`). Import it by its full name.
 * @throws Error when the prepare step has not written the text
 */
export function getServedText(route: string): string {
  const file = decodePath(getPageTextAddress(route));
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', file), 'utf8');
}
