import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '@/lib/site/translations';
import { readMessageModule } from '@/build/messages/read-message-module';
import { messagesDir } from '@/build/messages/write-messages';

/** Folders with modules that import interface messages. */
const folders = ['app', 'components', 'lib'];

/** All interface messages, as entries of a translation catalog. */
export interface CollectedMessages {
  /** Message id → English message and description. */
  messages: Record<string, Translation>;
  /** Error messages, each starting with `file:line:column`. */
  problems: string[];
}

/** Lists the TypeScript modules in folders, as paths from the project root, sorted within each folder. */
export function listTypeScriptModules(root: string, names: readonly string[] = folders): string[] {
  return names.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .toSorted(),
  );
}

const messageImport = /import\s*\{([^}]*)\}\s*from\s*'@\/(lib\/i18n\/messages\/[\w-]+)'/g;

/** Finds all imported messages. Returns module and export name of each: `lib/i18n/messages/shell.ts closeMenu`. */
function findUsedMessages(root: string): Set<string> {
  const sources = listTypeScriptModules(root).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(messageImport)].flatMap(([, names = '', module]) =>
        names.split(',').map((name) => `${module}.ts ${name.trim().split(' ')[0]}`),
      ),
    ),
  );
}

/**
 * Collects all interface messages from the message modules. Reports exports that are not messages, and messages that
 * have no description, have the id of another message, or are never imported.
 * @param root root folder of the project
 * @see acceptance LOC-04, LOC-05, LOC-06
 */
export function collectMessages(root: string): CollectedMessages {
  const messages: Record<string, Translation> = {};
  const problems: string[] = [];
  const used = findUsedMessages(root);
  for (const file of listTypeScriptModules(root, [messagesDir])) {
    const found = readMessageModule(file, readFileSync(join(root, file), 'utf8'));
    problems.push(...found.problems);
    for (const { name, id, message, description, place } of found.messages) {
      const at = `${file}:${place}`;
      if (Object.hasOwn(messages, id)) problems.push(`${at} Another message has the same id, "${id}".`);
      if (!used.has(`${file} ${name}`)) problems.push(`${at} Nothing imports "${name}"; remove it.`);
      messages[id] = { message, description };
    }
  }
  return { messages, problems };
}
