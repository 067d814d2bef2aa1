import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { categoryKeys } from '@/lib/content/category-schema';
import { parseCategoryFile } from '@/lib/content/categories';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import { buildCategorySchema, buildFrontmatterSchema, buildSnippets } from '@/tools/authors/json-schemas';
import { readVersionFiles } from '@/lib/content/read';
import { parseYamlMap } from '@/lib/content/yaml-map';
import { site } from '@/lib/site/config';
import { buildAuthorFiles, replaceBetweenMarks } from '@/scripts/author-files';

const frontmatter = z.fromJSONSchema(buildFrontmatterSchema() as never);
const category = z.fromJSONSchema(buildCategorySchema() as never);
const accepts = (schema: z.ZodType, yaml: string) => schema.safeParse(parseYamlMap(yaml).data).success;

it('BLD-09 schemas and parsers for front matter and category files accept the example of every key', () => {
  for (const { example } of Object.values(frontmatterKeys)) {
    expect({ example, taken: accepts(frontmatter, example) }).toEqual({ example, taken: true });
    const text = `---\n${example}\n---\n\n# A\n`;
    expect(parseFrontmatter({ version: '', file: 'a.md', source: 'a.md', text }).problems).toEqual([]);
  }
  for (const { example } of Object.values(categoryKeys)) {
    expect({ example, taken: accepts(category, example) }).toEqual({ example, taken: true });
    expect(parseCategoryFile({ file: '_category_.yml', dir: '', text: example }).problems).toEqual([]);
  }
});

it.each(['sidebar_lable: x', 'sidebar_position: first', 'draft: 1', 'toc_min_heading_level: 7', 'tags: x'])(
  'BLD-09 the JSON schema for front matter rejects %s',
  (yaml) => expect(accepts(frontmatter, yaml)).toBe(false),
);

it.each(['lable: x', 'position: "1"', 'link: { type: none }', 'link: { type: doc }'])(
  'BLD-09 BLD-10 the JSON schema for category files rejects %s',
  (yaml) => expect(accepts(category, yaml)).toBe(false),
);

it('BLD-09 the JSON schema for front matter accepts the front matter of every page', () => {
  const pages = site.versions.flatMap((version) => readVersionFiles(version, { contentDir: 'content' }).docs);
  expect(pages.length).toBeGreaterThan(200);
  for (const { file, text } of pages) {
    const yaml = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
    const { error } = frontmatter.safeParse(parseYamlMap(yaml).data);
    expect({ file, faults: error?.issues ?? [] }).toEqual({ file, faults: [] });
  }
});

it('BLD-09 the JSON schemas for front matter and category files describe every key', () => {
  const { properties = {} } = buildFrontmatterSchema();
  expect(Object.keys(properties)).toEqual(Object.keys(frontmatterKeys));
  expect(properties['draft']).toMatchObject({
    description: 'Excludes the page from production builds.\n\ndraft: true',
    type: 'boolean',
  });
  expect(Object.keys(buildCategorySchema().properties ?? {})).toEqual(Object.keys(categoryKeys));
});

it('BLD-09 editor snippets for front matter insert every key with its example as a placeholder', () => {
  const snippets = buildSnippets();
  expect(Object.keys(snippets)).toHaveLength(Object.keys(frontmatterKeys).length);
  expect(snippets['frontmatter: sidebar_custom_props']?.body).toEqual([
    'sidebar_custom_props: ${1:{ badge: new \\}}',
  ]);
});

it('BLD-09 schemas, snippets and tables in the authoring guide are up to date, as npm run schemas writes them', async () => {
  const files = await buildAuthorFiles();
  expect(Object.keys(files)).toHaveLength(10);
  for (const [file, text] of Object.entries(files)) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('BLD-09 npm run schemas replaces the text between marks in the authoring guide, and fails without marks', () => {
  expect(() => replaceBetweenMarks('no marks', 'frontmatter keys', '')).toThrow('no section marked');
  expect(replaceBetweenMarks('a <!-- x: y --> old <!-- end --> b', 'x', 'new')).toBe(
    'a <!-- x: y -->\n\nnew\n\n<!-- end --> b',
  );
});

it('BLD-09 the settings of the editor name the JSON schemas for category files', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  for (const name of ['_category_.json', '_category_.yml', './schemas/category.json'])
    expect(settings).toContain(name);
});
