import type { LanguageInput } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';
import { site } from '@/lib/site/config';

/** A language that code blocks may name. */
export interface Language {
  /** Name of the grammar. */
  id: string;
  load: LanguageInput;
}

/** Grammars that `codeLanguages` may name. */
const grammars = new Set(
  'javascript jsx typescript tsx json jsonc json5 scss csharp yaml shellscript powershell nginx docker http toml dotenv python graphql diff html xml markdown mdx css sql ini bat'.split(
    ' ',
  ),
);

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
for (const { id, aliases = [], import: load } of bundledLanguagesInfo) {
  if (!grammars.has(id)) continue;
  const language = { id, load };
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
