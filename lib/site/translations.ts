import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '../text/is-record';
import { env } from './env';
import type { TranslateText } from './config-texts';

/** A text of the site, as a catalogue holds it: in the form of Docusaurus. */
export interface Translation {
  message: string;
  /** Where the text stands and what it is for. */
  description?: string;
}

/** A catalogue: id of a text → its words in one language. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** Words by id. */
export type Words = Readonly<Record<string, string>>;

/**
 * Where the catalogue of a language is.
 * @param folder folder of the locale, `localeConfigs.*.path`
 * @param part name of the catalogue without its ending, e.g. `code`
 * @see acceptance LOC-02
 */
export const getTranslationFile = (folder: string, part: string, root = process.cwd()): string =>
  resolve(/* turbopackIgnore: true */ root, env.translationsDir, folder, `${part}.json`);

/**
 * Reads a catalogue; one that is not there is empty.
 * @throws Error when it is no JSON, or an entry is not `{ message, description }`; names the file and the entry
 */
export function readCatalogue(folder: string, part: string, root = process.cwd()): Catalogue {
  const file = getTranslationFile(folder, part, root);
  if (!existsSync(file)) return {};
  const name = `${env.translationsDir}/${folder}/${part}.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name} is no valid JSON.`, { cause: error });
  }
  if (!isRecord(data)) throw new Error(`${name} must hold { "id": { "message": "…" } }.`);
  for (const [id, entry] of Object.entries(data)) {
    if (!isRecord(entry) || typeof entry['message'] !== 'string')
      throw new Error(`${name}: "${id}" must be { "message": "…", "description": "…" }.`);
  }
  return data as Catalogue;
}

/** The words of a catalogue; see `readCatalogue`. */
export function readMessages(folder: string, part: string, root = process.cwd()): Words {
  const entries = Object.entries(readCatalogue(folder, part, root));
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message]));
}

/** Asks the catalogues of a language for the words of a text; without an entry its own words stay. */
export function createTextTranslator(folder: string, root = process.cwd()): TranslateText {
  const known = new Map<string, Words>();
  return ({ part, id, message }) => {
    const words = known.get(part) ?? readMessages(folder, part, root);
    known.set(part, words);
    return (Object.hasOwn(words, id) ? words[id] : undefined) ?? message;
  };
}
