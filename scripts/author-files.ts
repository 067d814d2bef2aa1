import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { categoryKeys } from '@/lib/content/category-schema';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import {
  buildCategorySchema,
  buildFrontmatterSchema,
  buildSnippets,
  formatKeysTable,
} from '@/tools/authors/json-schemas';
import { buildConfigSchema, buildConfigTypes } from '@/tools/authors/config-schema';
import { ruleGroups } from '@/tools/authors/rule-descriptions';
import { knownLines } from '@/lib/deploy-tools/config/data/lines';
import { rules as configRules } from '@/lib/deploy-tools/config/data/rules';
import { rules as headerRules } from '@/lib/deploy-tools/headers/data/rules';
import type { RuleInfo } from '@/lib/deploy-tools/rule-info';

const listRules = () =>
  ruleGroups
    .flatMap(({ title, rules }) => [
      `## ${title}\n\n| rule | reports |\n| --- | --- |`,
      ...Object.entries(rules).map(([rule, meaning]) => `| \`${rule}\` | ${meaning} |`),
      '',
    ])
    .join('\n')
    .trimEnd();

const listToolRules = (toolRules: Readonly<Record<string, RuleInfo>>) =>
  [
    '| rule | severity | reports |\n| --- | --- | --- |',
    ...Object.entries(toolRules).map(
      ([name, { severity, message }]) => `| \`${name}\` | ${severity} | ${message} |`,
    ),
  ].join('\n');

/** Generated sections of documents: file → name in the `<!-- name: … -->` marker → Markdown. */
const documents: Record<string, Record<string, string>> = {
  'docs/authoring.md': {
    'frontmatter keys': formatKeysTable(frontmatterKeys),
    'category keys': formatKeysTable(categoryKeys),
  },
  'docs/deploy-tools.md': {
    'config rules': listToolRules(configRules),
    'header rules': listToolRules(headerRules),
  },
  'docs/checks.md': { rules: listRules() },
};

/** Replaces the text between `<!-- name: … -->` and the next `<!-- end -->`. @throws Error when a marker is missing */
export function replaceBetweenMarks(text: string, name: string, content: string): string {
  const begin = text.indexOf(`<!-- ${name}:`);
  const from = text.indexOf('-->', begin) + '-->'.length;
  const to = text.indexOf('<!-- end -->', from);
  if (begin === -1 || to === -1) throw new Error(`There is no section marked "${name}".`);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

/** Generates all files that describe schemas and rules to authors and their editors: path → content of the file. */
export async function buildAuthorFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [file, parts] of Object.entries(documents)) {
    files[file] = readFileSync(file, 'utf8');
    for (const [name, text] of Object.entries(parts))
      files[file] = replaceBetweenMarks(files[file], name, text);
  }
  const schemas = {
    'schemas/frontmatter.json': buildFrontmatterSchema(),
    'schemas/category.json': buildCategorySchema(),
    '.vscode/frontmatter.code-snippets': buildSnippets(),
  };
  for (const [file, value] of Object.entries(schemas))
    files[file] = await format(JSON.stringify(value), { ...(await resolveConfig(file)), parser: 'json' });
  for (const line of knownLines) {
    files[`public/schemas/app-config-${line}.json`] = `${JSON.stringify(buildConfigSchema(line), null, 1)}\n`;
    files[`public/schemas/app-config-${line}.d.ts`] = buildConfigTypes(line);
  }
  return files;
}
