import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '@/lib/site/translations';
import { translateModule } from './translate-module';

/** Folder of the English message modules. */
export const messagesDir = 'lib/i18n/messages';
/** Folder of translated message modules: `paths` in `tsconfig.json` looks here before it uses the English ones. */
const translatedDir = 'generated/messages';

/**
 * Writes the message modules in the language of a locale, or removes them if the locale has no translations.
 * @param catalogs folder with the translation catalogs of the locale, as returned by `getCatalogFolder`
 * @param dir folder for the translated modules
 * @throws Error when a message module or the catalog `code.json` is invalid
 * @see acceptance LOC-02, LOC-05
 */
export function writeMessages(catalogs: string, dir = translatedDir): void {
  const words = readMessages(catalogs);
  rmSync(dir, { recursive: true, force: true });
  if (Object.keys(words).length === 0) return;
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(messagesDir)) {
    const file = join(messagesDir, name);
    writeFileSync(join(dir, name), translateModule(file, readFileSync(file, 'utf8'), words));
  }
}
