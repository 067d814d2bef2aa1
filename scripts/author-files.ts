import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { categoryKeys } from '@/lib/content/category-schema';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import {
  buildCategorySchema,
  buildFrontmatterSchema,
  buildSnippets,
  listKeys,
} from '@/tools/authors/json-schemas';
import { buildChecksDoc } from './checks-doc';

const guide = 'docs/authoring.md';
const checks = 'docs/checks.md';

/** Puts a text between `<!-- name: … -->` and the next `<!-- end -->`. @throws Error when the marks are not there */
export function replaceBetweenMarks(text: string, name: string, content: string): string {
  const begin = text.indexOf(`<!-- ${name}:`);
  const from = text.indexOf('-->', begin) + '-->'.length;
  const to = text.indexOf('<!-- end -->', from);
  if (begin === -1 || to === -1) throw new Error(`There is no place marked "${name}".`);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

/** What is made for authors and their editors of the keys that the content may have: path → text. */
export async function buildAuthorFiles(): Promise<Record<string, string>> {
  const tables = { 'frontmatter keys': frontmatterKeys, 'category keys': categoryKeys };
  const texts: Record<string, string> = {
    'schemas/frontmatter.json': JSON.stringify(buildFrontmatterSchema()),
    'schemas/category.json': JSON.stringify(buildCategorySchema()),
    '.vscode/frontmatter.code-snippets': JSON.stringify(buildSnippets()),
    [checks]: buildChecksDoc(),
    [guide]: Object.entries(tables).reduce(
      (text, [name, keys]) => replaceBetweenMarks(text, name, listKeys(keys)),
      readFileSync(guide, 'utf8'),
    ),
  };
  const formatted = Object.entries(texts).map(async ([file, text]) => {
    if (file.endsWith('.md')) return [file, text] as const;
    return [file, await format(text, { ...(await resolveConfig(file)), parser: 'json' })] as const;
  });
  return Object.fromEntries(await Promise.all(formatted));
}
