import { z } from 'zod';
import { categoryKeys, categorySchema } from '@/lib/content/category-schema';
import type { KeyDocumentation } from '@/lib/content/describe-keys';
import { frontmatterKeys, frontmatterSchema } from '@/lib/content/frontmatter-schema';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Lets all strings of a schema also be numbers, because YAML parses `title: 2024` as a number. */
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

/** Converts a Zod schema to a JSON schema, with a description and an example of each key for editors. */
function toJsonSchema(
  schema: z.ZodType,
  keys: Readonly<Record<string, KeyDocumentation>>,
  title: string,
): JsonSchema {
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
 * Builds the JSON schema of the front matter for editors. The schema checks keys and their values, while only the build
 * checks dates and rules that involve several keys.
 * @see acceptance BLD-09
 */
export function buildFrontmatterSchema(): JsonSchema {
  return toJsonSchema(frontmatterSchema, frontmatterKeys, 'Frontmatter of a page');
}

/** Builds the JSON schema of `_category_.json` and `_category_.yml` for editors. @see acceptance BLD-09, BLD-10 */
export function buildCategorySchema(): JsonSchema {
  return toJsonSchema(categorySchema, categoryKeys, 'Category file of a folder');
}

/** Builds a Markdown table of keys, with their accepted values and their purpose. */
export function formatKeysTable(keys: Readonly<Record<string, KeyDocumentation>>): string {
  const rows = Object.entries(keys).map(
    ([key, { expects, about }]) => `| \`${key}\` | ${expects} | ${about} |`,
  );
  return ['| key | takes | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A snippet for VS Code: typing `prefix` inserts `body`, with the value selected. */
export interface EditorSnippet {
  prefix: string;
  scope: string;
  body: string[];
  description: string;
}

/** Converts an example to a snippet: `title: Notes` → `title: ${1:Notes}`. Escapes special characters of snippets. */
function toSnippetBody(example: string): string {
  const [key = '', ...value] = example.split(': ');
  return `${key}: \${1:${value.join(': ').replaceAll(/[\\$}]/g, (mark) => `\\${mark}`)}}`;
}

/** Builds a snippet for each front matter key, since editors do not apply schemas to the front matter of Markdown. */
export function buildSnippets(): Record<string, EditorSnippet> {
  return Object.fromEntries(
    Object.entries(frontmatterKeys).map(([key, { about, example }]) => [
      `frontmatter: ${key}`,
      { prefix: key, scope: 'markdown,mdx', body: [toSnippetBody(example)], description: about },
    ]),
  );
}
