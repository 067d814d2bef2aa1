import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@/lib/site/translations';
import { translateModule } from './translate-module';

/** Folder of the English message modules. */
export const messagesDir = 'lib/i18n/messages';
/** Folder of the modules in another language; `paths` in `tsconfig.json` prefers what is there. */
const translatedDir = 'generated/messages';

/**
 * Writes the message modules translated to a locale, or removes them when the locale has no translations.
 * @param catalogs folder of the locale's catalogs, see `getCatalogFolder`
 * @param dir folder to write
 * @throws Error when a message module or `code.json` of the locale is not valid
 * @see acceptance LOC-02, LOC-05
 */
export function writeMessages(catalogs: string, dir = translatedDir): void {
  const words = readMessages(catalogs, 'code');
  rmSync(dir, { recursive: true, force: true });
  if (Object.keys(words).length === 0) return;
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(messagesDir)) {
    const file = join(messagesDir, name);
    writeFileSync(join(dir, name), translateModule(file, readFileSync(file, 'utf8'), words));
  }
}
