import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translation } from '@/lib/site/translations';
import { readMessageModule } from './read-message-module';
import { messagesDir } from './write-messages';

/** The folders whose modules show texts to readers. */
const folders = ['app', 'components', 'lib'];

/** The UI texts, as translators get them. */
export interface CollectedMessages {
  /** English text and description by id. */
  messages: Record<string, Translation>;
  /** `file:line:column` and what is wrong, one for each text that has a problem. */
  problems: string[];
}

/** All modules of some folders, as paths from the root, sorted by name. */
export function listModules(root: string, names: readonly string[] = folders): string[] {
  return names.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .toSorted(),
  );
}

const messageImport = /import\s*\{([^}]*)\}\s*from\s*'@\/(lib\/i18n\/messages\/[\w-]+)'/g;

/** Messages that the site imports: `lib/i18n/messages/shell.ts closeMenu`. */
function findUsedMessages(root: string): Set<string> {
  const sources = listModules(root).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(messageImport)].flatMap(([, names = '', module]) =>
        names.split(',').map((name) => `${module}.ts ${name.trim().split(' ')[0]}`),
      ),
    ),
  );
}

/**
 * Collects every UI text from the message modules.
 * @param root folder of the project
 * @returns problems for exports that are not plain texts, lacks a description, shares its id with another text, or is not used
 * @see acceptance LOC-04, LOC-05, LOC-06
 */
export function collectMessages(root: string): CollectedMessages {
  const messages: Record<string, Translation> = {};
  const problems: string[] = [];
  const used = findUsedMessages(root);
  for (const file of listModules(root, [messagesDir])) {
    const found = readMessageModule(file, readFileSync(join(root, file), 'utf8'));
    problems.push(...found.problems);
    for (const { name, id, message, description, place } of found.messages) {
      const at = `${file}:${place}`;
      if (Object.hasOwn(messages, id)) problems.push(`${at} "${id}" is the id of another text, too.`);
      if (!used.has(`${file} ${name}`)) problems.push(`${at} Nothing imports "${name}"; remove it.`);
      messages[id] = { message, description };
    }
  }
  return { messages, problems };
}
