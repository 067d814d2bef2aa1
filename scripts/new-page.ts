/**
 * `npm run new:page -- faq/my-page --title "My page"`: creates a draft with front matter in the latest version;
 * `--version 3.9` selects another version, and `--version site` the pages outside any version, such as `/help`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseCategoryFile } from '@/lib/content/categories';
import { parseFrontmatter } from '@/lib/content/frontmatter';
import { sitePagesFolder, type PageFolder } from '@/lib/docs/site-pages';
import { planNewPage, type NewPageFolder } from '@/tools/authors/new-page';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import type { VersionConfig } from '@/lib/site/schema';
import { fail, readArguments } from './fail';

const { values, positionals } = readArguments('new:page -- <path> --title <title> [--version <name>]', {
  allowPositionals: true,
  options: { title: { type: 'string' }, version: { type: 'string', default: 'current' } },
});

const [path] = positionals;
if (path === undefined || positionals.length > 1)
  fail('Name one page: npm run new:page -- faq/my-page --title "My page"');
const folders: (PageFolder & Partial<VersionConfig>)[] = [...site.versions, sitePagesFolder];
const version =
  folders.find(({ name }) => name === values.version) ??
  fail(
    `There is no version "${values.version}". Known versions: ${folders.map(({ name }) => name).join(', ')}.`,
  );
const versionDir = version.dir.replace(/^content(?=\/)/, env.contentDir);

const categoryName = /^_category_\.(?:json|ya?ml)$/;
const indexName = /^(?:index|readme)\.mdx?$/i;

/** Returns the sidebar position that a page or category file sets; empty if the file sets none. */
function readPosition(file: string): number[] {
  const raw = { file, dir: '', text: readFileSync(file, 'utf8') };
  const position = categoryName.test(basename(file))
    ? parseCategoryFile(raw).category?.position
    : parseFrontmatter({ ...raw, version: '', source: '' }).frontmatter.sidebar_position;
  return position === undefined ? [] : [position];
}

function readFolder(dir: string): NewPageFolder {
  const folder = join(versionDir, dir);
  if (!existsSync(folder)) return { dir, exists: false, isCategory: false, names: [], positions: [] };
  const names = readdirSync(folder);
  const files = names.flatMap((name) => {
    if (/\.mdx?$/.test(name)) return [join(folder, name)];
    if (!statSync(join(folder, name)).isDirectory()) return [];
    return readdirSync(join(folder, name)).flatMap((inner) =>
      categoryName.test(inner) ? [join(folder, name, inner)] : [],
    );
  });
  const isIndex = (name: string) => indexName.test(name) || name.replace(/\.mdx?$/, '') === basename(dir);
  const isCategory = names.some((name) => categoryName.test(name) || isIndex(name));
  return { dir, exists: true, isCategory, names, positions: files.flatMap(readPosition) };
}

const page = planNewPage({
  path,
  versionDir,
  viewer: version.viewer?.checkedAgainst ?? null,
  readFolder,
  ...(values.title !== undefined && { title: values.title }),
});
if (page.type === 'refusal') fail(`${page.reason}\n${page.hint}`);
mkdirSync(dirname(page.file), { recursive: true });
writeFileSync(page.file, page.text, { flag: 'wx' });
console.log(`${page.file}\n\n${page.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
