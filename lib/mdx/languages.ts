import type { LanguageInput } from 'shiki/core';
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

const cLike = ['slashes', 'slash-star'] as const;
const jsxLike = ['slashes', 'slash-star', 'braces'] as const;
const markup = ['html'] as const;
const script = ['hash'] as const;

const languages: readonly (Language & { aliases: readonly string[] })[] = [
  {
    id: 'javascript',
    aliases: ['js', 'mjs', 'cjs'],
    comments: jsxLike,
    load: () => import('shiki/langs/javascript.mjs'),
  },
  { id: 'jsx', aliases: [], comments: jsxLike, load: () => import('shiki/langs/jsx.mjs') },
  {
    id: 'typescript',
    aliases: ['ts', 'mts', 'cts'],
    comments: jsxLike,
    load: () => import('shiki/langs/typescript.mjs'),
  },
  { id: 'tsx', aliases: [], comments: jsxLike, load: () => import('shiki/langs/tsx.mjs') },
  { id: 'json', aliases: [], comments: cLike, load: () => import('shiki/langs/json.mjs') },
  { id: 'jsonc', aliases: [], comments: cLike, load: () => import('shiki/langs/jsonc.mjs') },
  { id: 'json5', aliases: [], comments: cLike, load: () => import('shiki/langs/json5.mjs') },
  { id: 'yaml', aliases: ['yml'], comments: script, load: () => import('shiki/langs/yaml.mjs') },
  {
    id: 'shellscript',
    aliases: ['bash', 'sh', 'shell', 'zsh'],
    comments: script,
    load: () => import('shiki/langs/shellscript.mjs'),
  },
  {
    id: 'powershell',
    aliases: ['ps1', 'pwsh'],
    comments: script,
    load: () => import('shiki/langs/powershell.mjs'),
  },
  { id: 'nginx', aliases: [], comments: script, load: () => import('shiki/langs/nginx.mjs') },
  { id: 'docker', aliases: ['dockerfile'], comments: script, load: () => import('shiki/langs/docker.mjs') },
  {
    id: 'diff',
    aliases: ['patch'],
    comments: ['slashes', 'slash-star', 'braces', 'hash', 'html'],
    load: () => import('shiki/langs/diff.mjs'),
  },
  {
    id: 'html',
    aliases: ['htm'],
    comments: [...markup, ...cLike],
    load: () => import('shiki/langs/html.mjs'),
  },
  { id: 'css', aliases: [], comments: ['slash-star'], load: () => import('shiki/langs/css.mjs') },
  { id: 'scss', aliases: ['sass'], comments: cLike, load: () => import('shiki/langs/scss.mjs') },
  { id: 'http', aliases: [], comments: script, load: () => import('shiki/langs/http.mjs') },
  {
    id: 'ini',
    aliases: ['conf', 'cfg'],
    comments: ['hash', 'semicolon'],
    load: () => import('shiki/langs/ini.mjs'),
  },
  { id: 'toml', aliases: [], comments: script, load: () => import('shiki/langs/toml.mjs') },
  { id: 'properties', aliases: [], comments: script, load: () => import('shiki/langs/properties.mjs') },
  { id: 'dotenv', aliases: ['env'], comments: script, load: () => import('shiki/langs/dotenv.mjs') },
  { id: 'xml', aliases: ['svg'], comments: markup, load: () => import('shiki/langs/xml.mjs') },
  { id: 'python', aliases: ['py'], comments: script, load: () => import('shiki/langs/python.mjs') },
  { id: 'sql', aliases: [], comments: ['dashes', 'slash-star'], load: () => import('shiki/langs/sql.mjs') },
  { id: 'markdown', aliases: ['md'], comments: markup, load: () => import('shiki/langs/markdown.mjs') },
  { id: 'mdx', aliases: [], comments: ['html', 'braces'], load: () => import('shiki/langs/mdx.mjs') },
  { id: 'graphql', aliases: ['gql'], comments: script, load: () => import('shiki/langs/graphql.mjs') },
  { id: 'csharp', aliases: ['cs', 'c#'], comments: cLike, load: () => import('shiki/langs/csharp.mjs') },
  { id: 'batch', aliases: ['bat', 'cmd'], comments: [], load: () => import('shiki/langs/bat.mjs') },
];

const byName = new Map(
  languages.flatMap((language) => [language.id, ...language.aliases].map((name) => [name, language])),
);

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
