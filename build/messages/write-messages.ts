import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages, type MessagesById } from '@/lib/site/translations';
import { readMessageModule } from './read-message-module';

/** Folder of the English message modules. */
export const messagesDir = 'lib/i18n/messages';
/** Folder of translated message modules: `paths` in `tsconfig.json` looks here before it uses the English ones. */
const translatedDir = 'generated/messages';

/** Converts a translation to a template literal. Known placeholders such as `{name}` become `${name}`. */
function toTemplate(text: string, placeholders: readonly string[]): string {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  const filled = escaped.replace(/\{(\w+)\}/g, (whole, name: string) =>
    placeholders.includes(name) ? `\${${name}}` : whole,
  );
  return `\`${filled}\``;
}

/**
 * Translates a message module: returns its source code with each message replaced by its translation.
 * @param file path of the module in error messages
 * @param words message id → translation; messages without a translation stay English
 * @throws Error with `file:line:column` when an export of the module is not a message
 * @see acceptance LOC-05, LOC-07
 */
export function translateModule(file: string, source: string, words: MessagesById): string {
  const { messages, problems } = readMessageModule(file, source);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  let code = '';
  let end = 0;
  for (const message of messages) {
    const text = Object.hasOwn(words, message.id) ? words[message.id] : undefined;
    if (text === undefined) continue;
    code += source.slice(end, message.start) + toTemplate(text, message.placeholders);
    end = message.end;
  }
  return code + source.slice(end);
}

/**
 * Writes the message modules in the language of a locale, or removes them if the locale has no translations.
 * @param catalogs folder with the translation catalog of the locale, as returned by `getCatalogFolder`
 * @param dir folder for the translated modules
 * @throws Error when a message module or the catalog is invalid
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
