import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '../text/is-record';
import { env } from './env';
import type { TranslateText } from './config-texts';

/** A text of the site in a catalog, in Docusaurus's format. */
export interface Translation {
  message: string;
  /** Where the text is shown, and its purpose. */
  description?: string;
  /** The English text that `message` was translated from. Docusaurus's own catalogs have none. */
  source?: string;
}

/** A catalog: id of a text → its translation. */
export type Catalog = Readonly<Record<string, Translation>>;

/** Translations by id. */
export type Words = Readonly<Record<string, string>>;

/**
 * Path of a language's catalog.
 * @param folder folder of the locale, `localeConfigs.*.path`
 * @param part name of the catalog without extension, e.g. `code`
 * @see acceptance LOC-02
 */
export const getTranslationFile = (folder: string, part: string, root = process.cwd()): string =>
  resolve(/* turbopackIgnore: true */ root, env.translationsDir, folder, `${part}.json`);

/**
 * Reads a catalog; a missing one counts as empty.
 * @throws Error when it is not valid JSON, or an entry is not `{ message, description }`; names the file and the entry
 */
export function readCatalog(folder: string, part: string, root = process.cwd()): Catalog {
  const file = getTranslationFile(folder, part, root);
  if (!existsSync(file)) return {};
  const name = `${env.translationsDir}/${folder}/${part}.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name} is not valid JSON.`, { cause: error });
  }
  if (!isRecord(data)) throw new Error(`${name} must contain { "id": { "message": "…" } }.`);
  for (const [id, entry] of Object.entries(data)) {
    if (!isRecord(entry) || typeof entry['message'] !== 'string')
      throw new Error(`${name}: "${id}" must be { "message": "…", "description": "…" }.`);
  }
  return data as Catalog;
}

/** The translations of a catalog; see `readCatalog`. */
export function readMessages(folder: string, part: string, root = process.cwd()): Words {
  const entries = Object.entries(readCatalog(folder, part, root));
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message]));
}

/** Creates a function that looks up a text in the catalogs of a locale, and returns the original when there is no entry. */
export function createTextTranslator(folder: string, root = process.cwd()): TranslateText {
  const known = new Map<string, Words>();
  return ({ part, id, message }) => {
    const words = known.get(part) ?? readMessages(folder, part, root);
    known.set(part, words);
    return (Object.hasOwn(words, id) ? words[id] : undefined) ?? message;
  };
}
