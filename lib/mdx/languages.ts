import type { LanguageInput } from 'shiki/core';
import { bundledLanguagesInfo } from 'shiki/langs';
import { site } from '@/lib/site/config';

/** A programming language that code blocks may use. */
export interface Language {
  /** Name of the grammar in shiki. */
  id: string;
  load: LanguageInput;
}

/** Names of all grammars that `codeLanguages` in `site.config.ts` may list. */
const grammars = new Set(
  'javascript jsx typescript tsx json jsonc json5 scss csharp yaml shellscript powershell nginx docker http toml dotenv python graphql diff html xml markdown mdx css sql ini bat'.split(
    ' ',
  ),
);

/** Names of languages by grammar, in addition to those that shiki defines. */
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
 * Returns the language with this name; undefined if its code is not highlighted, because there is no grammar or because
 * `codeLanguages` does not list it.
 * @param name language of a code block, case-insensitive
 * @see acceptance DOC-26
 */
export function getLanguage(name: string): Language | undefined {
  const language = byName.get(name.toLowerCase());
  return language && highlighted.has(language) ? language : undefined;
}
