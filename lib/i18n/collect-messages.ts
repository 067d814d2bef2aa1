import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '@/lib/site/translations';
import { findMessages } from './find-messages';

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

/**
 * Collects every text that code says in the reader's language. One that is not written out, and an id that stands for two
 * texts, are faults: the catalogue would lack one of them.
 * @param root folder of the project
 * @see acceptance LOC-04, LOC-05
 */
export function collectMessages(root: string): CollectedMessages {
  const messages: Record<string, Translation> = {};
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
  return { messages, faults };
}
