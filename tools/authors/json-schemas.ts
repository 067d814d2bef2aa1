import { z } from 'zod';
import { categoryKeys, categorySchema } from '@/lib/content/category-schema';
import type { KeyInfo } from '@/lib/content/describe-keys';
import { frontmatterKeys, frontmatterSchema } from '@/lib/content/frontmatter-schema';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** YAML reads `title: 2024` as a number; reading takes it as the text that it is, in lists and groups as well. */
function allowNumbers(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowNumbers);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'propertyNames' ? value : allowNumbers(value),
  ]);
  const result: Record<string, unknown> = Object.fromEntries(entries);
  return result['type'] === 'string' ? { ...result, type: ['string', 'number'] } : result;
}

/** The schema of a group of keys, each explained and with an example, as editors show it. */
function describe(schema: z.ZodType, keys: Readonly<Record<string, KeyInfo>>, title: string): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
  const properties = Object.entries(made.properties ?? {}).map(([name, property]) => {
    const { about, example } = keys[name] ?? {};
    return [name, { description: `${about}\n\n${example}`, ...Object(allowNumbers(property)) }];
  });
  return {
    ...($schema !== undefined && { $schema }),
    title,
    ...made,
    properties: Object.fromEntries(properties),
  };
}

/**
 * The JSON Schema of the front matter, for editors. It contains every key and its values, but neither rules that compare
 * keys nor dates, which only the build checks.
 * @see acceptance BLD-09
 */
export function buildFrontmatterSchema(): JsonSchema {
  return describe(frontmatterSchema, frontmatterKeys, 'Frontmatter of a page');
}

/** The JSON Schema of `_category_.json` and `_category_.yml`, for editors. @see acceptance BLD-09, BLD-10 */
export function buildCategorySchema(): JsonSchema {
  return describe(categorySchema, categoryKeys, 'Category file of a folder');
}

/** Rows of a Markdown table of keys: the accepted values and the purpose of each. */
export function listKeys(keys: Readonly<Record<string, KeyInfo>>): string {
  const rows = Object.entries(keys).map(
    ([key, { expects, about }]) => `| \`${key}\` | ${expects} | ${about} |`,
  );
  return ['| key | takes | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A snippet for VS Code: typing `prefix` inserts `body`, with the value selected. */
export interface Snippet {
  prefix: string;
  scope: string;
  body: string[];
  description: string;
}

/** `title: Release Notes` → `title: ${1:Release Notes}`, with the special characters of snippets escaped. */
function toSnippetBody(example: string): string {
  const [key = '', ...value] = example.split(': ');
  return `${key}: \${1:${value.join(': ').replaceAll(/[\\$}]/g, (mark) => `\\${mark}`)}}`;
}

/** Builds a snippet for each front matter key, since editors do not apply schemas to the front matter of Markdown. */
export function buildSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(frontmatterKeys).map(([key, { about, example }]) => [
      `frontmatter: ${key}`,
      { prefix: key, scope: 'markdown,mdx', body: [toSnippetBody(example)], description: about },
    ]),
  );
}
