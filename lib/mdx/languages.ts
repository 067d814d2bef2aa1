import type { LanguageInput } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';
import { site } from '@/lib/site/config';

/** Comment syntax of a language; highlight comments are recognized only in these forms. */
export type CommentStyle = 'slashes' | 'slash-star' | 'braces' | 'hash' | 'html' | 'dashes' | 'semicolon';

/** A language that code blocks may name. */
export interface Language {
  /** Name of the grammar. */
  id: string;
  comments: readonly CommentStyle[];
  load: LanguageInput;
}

/** Grammars by the comment styles of their languages. */
const languageGroups: readonly [names: string, comments: readonly CommentStyle[]][] = [
  ['javascript jsx typescript tsx', ['slashes', 'slash-star', 'braces']],
  ['json jsonc json5 scss csharp', ['slashes', 'slash-star']],
  ['yaml shellscript powershell nginx docker http toml dotenv python graphql', ['hash']],
  ['diff', ['slashes', 'slash-star', 'braces', 'hash', 'html']],
  ['html', ['html', 'slashes', 'slash-star']],
  ['xml markdown', ['html']],
  ['mdx', ['html', 'braces']],
  ['css', ['slash-star']],
  ['sql', ['dashes', 'slash-star']],
  ['ini', ['hash', 'semicolon']],
  ['bat', []],
];

/** Names of languages besides those that shiki knows. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  diff: ['patch'],
  dotenv: ['env'],
  html: ['htm'],
  ini: ['cfg', 'conf'],
  scss: ['sass'],
  xml: ['svg'],
};

const byName = new Map<string, Language>();
for (const [ids, comments] of languageGroups)
  for (const { id, aliases = [], import: load } of bundledLanguagesInfo) {
    if (!ids.split(' ').includes(id)) continue;
    const language = { id, comments, load };
    for (const name of [id, ...aliases, ...(otherNames[id] ?? [])]) byName.set(name, language);
  }

const highlighted = new Set(
  site.codeLanguages.map((name) => {
    const language = byName.get(name);
    if (language) return language;
    throw new Error(
      `site.config.ts: codeLanguages names "${name}", which has no grammar. Remove it, or use one of: ${[...byName.keys()].join(', ')}.`,
    );
  }),
);

/**
 * @param name language of a code block, case-insensitive
 * @returns the language, or undefined when its code is not highlighted: no grammar, or not listed in `codeLanguages`
 * @see acceptance DOC-26
 */
export function getLanguage(name: string): Language | undefined {
  const language = byName.get(name.toLowerCase());
  return language && highlighted.has(language) ? language : undefined;
}
