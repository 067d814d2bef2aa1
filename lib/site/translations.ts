import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '../text/is-record';
import { env } from './env';

/** A translated string in a catalog, in the format of Docusaurus. */
export interface Translation {
  message: string;
  /** Place and purpose of the string on the site, for translators. */
  description?: string;
  /** English string from which `message` was translated. Catalogs that Docusaurus wrote do not contain it. */
  source?: string;
}

/** A translation catalog: id of a string → its translation. */
export type TranslationCatalog = Readonly<Record<string, Translation>>;

export type MessagesById = Readonly<Record<string, string>>;

/** Returns the path of the catalog in the folder of a locale (`localeConfigs.*.path`). @see acceptance LOC-02 */
export const getCatalogFile = (folder: string): string =>
  resolve(process.cwd(), env.translationsDir, folder, 'code.json');

/**
 * Reads the catalog of a locale; a missing file counts as an empty catalog.
 * @throws Error that names the file, and the entry, if the file is not valid JSON or an entry has no `message`
 */
export function readCatalog(folder: string): TranslationCatalog {
  const file = getCatalogFile(folder);
  if (!existsSync(file)) return {};
  const name = `${env.translationsDir}/${folder}/code.json`;
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
  return data as TranslationCatalog;
}

/** Reads the translated messages of a locale, by id; see `readCatalog`. */
export function readMessages(folder: string): MessagesById {
  const entries = Object.entries(readCatalog(folder));
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message]));
}
