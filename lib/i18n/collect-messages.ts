import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '@/lib/site/translations';
import { findMessages } from './find-messages';
import { readMessageModule } from './read-message-module';
import { messagesDir } from './write-messages';

/** The rooms whose texts readers see. */
const rooms = ['app', 'components', 'lib'];

/** The texts that stand in code: words and descriptions by id. */
export interface CollectedMessages {
  messages: Record<string, Translation>;
  /** `file:line:column` and what is wrong, one a text that cannot be collected. */
  faults: string[];
}

/** Every module of the rooms, paths from the root, in code-unit order. */
export function listModules(root: string, folders: readonly string[] = rooms): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .toSorted(),
  );
}

/** Collects the texts of `translate(…)` and `<Translate>`. */
function collectCalls(root: string, messages: Record<string, Translation>): string[] {
  const faults: string[] = [];
  for (const file of listModules(root)) {
    const found = findMessages(file, readFileSync(join(root, file), 'utf8'));
    faults.push(...found.faults.map(({ line, column, fault }) => `${file}:${line}:${column} ${fault}`));
    for (const { id, message, description, line, column } of found.messages) {
      const key = id ?? message ?? '';
      const entry = { message: message ?? key, ...(description !== undefined && { description }) };
      const known = Object.hasOwn(messages, key) ? messages[key] : undefined;
      if (known && known.message !== entry.message)
        faults.push(
          `${file}:${line}:${column} "${key}" stands for another text already: "${known.message}".`,
        );
      else messages[key] = { ...entry, ...known };
    }
  }
  return faults;
}

/**
 * Collects every UI text, as translators get them.
 * @param root folder of the project
 * @returns the texts by id, and as `faults` those that cannot be collected: not a plain text, without a description, or with
 * the id of another text
 * @see acceptance LOC-04, LOC-05
 */
export function collectMessages(root: string): CollectedMessages {
  const messages: Record<string, Translation> = {};
  const faults: string[] = [];
  for (const file of listModules(root, [messagesDir])) {
    const found = readMessageModule(file, readFileSync(join(root, file), 'utf8'));
    faults.push(...found.problems);
    for (const { id, message, description, place } of found.messages) {
      if (Object.hasOwn(messages, id))
        faults.push(`${file}:${place} "${id}" is the id of another text, too.`);
      messages[id] = { message, description };
    }
  }
  return { messages, faults: [...faults, ...collectCalls(root, messages)] };
}
