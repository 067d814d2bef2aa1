import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { env } from '@/lib/site/env';
import type { VersionConfig } from '@/lib/site/schema';
import { parseCategoryFile } from './categories';
import type { CategoryFile, Problem, RawDoc } from './types';
import { createKeyProblem } from './validate-keys';

/** Name and content folder of a version. */
export type VersionFolder = Pick<VersionConfig, 'name' | 'dir'>;

interface VersionFiles {
  /** Pages, sorted by path in code-unit order, so that every build has the same order. */
  docs: RawDoc[];
  categories: CategoryFile[];
  problems: Problem[];
}

/** Options for reading content files. */
export interface ReadContentOptions {
  /** Absolute path of the project root; the paths in results are relative to it. */
  root?: string;
  /** Folder that contains the folders of the versions; the default is `DOCS_CONTENT_DIR` or `content`. */
  contentDir?: string;
}

/** Maximum size of a page or category file in bytes. */
const largestFile = 1_000_000;

const categoryFileName = /^_category_\.(json|ya?ml)$/;
const pageName = /\.mdx?$/;
/** Match names that are not read, but are most likely meant to be pages or category files. */
const nearPageName = /\.(?:mdx?|markdown|mdown|mkd)$/i;
const nearCategoryName = /^_?category_?\.(?:json|ya?ml)$/i;
const fileStart = { line: 1 };

/** Returns the absolute path of a content file or folder; the content directory replaces a leading `content/`. */
export function getContentPath(
  name: string,
  { root = process.cwd(), contentDir = env.contentDir }: ReadContentOptions = {},
): string {
  return resolve(/* turbopackIgnore: true */ root, contentDir, name.replace(/^content\//, ''));
}

/** Reads a content file; returns null if it does not exist. @param name path from the project root */
export function readContentFile(name: string, options: ReadContentOptions = {}): string | null {
  const file = getContentPath(name, options);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Reads every page (`.md`, `.mdx`) and category file of a version. Skips other files whose names start with `_` or `.`.
 * Warns of files whose names are nearly those of pages or category files.
 * Does not throw if authors made mistakes; returns a problem for each unusable file. If `DOCS_PLACEHOLDERS` is on, a
 * version without a folder has one page.
 * @see acceptance BLD-09, VER-16
 */
export function readVersionFiles(version: VersionFolder, options: ReadContentOptions = {}): VersionFiles {
  const root = options.root ?? process.cwd();
  const dir = getContentPath(version.dir, options);
  const toFile = (path: string) => relative(root, path).split(sep).join('/');
  if (env.placeholders && !existsSync(dir))
    return { docs: [createPlaceholder(version.name, toFile(dir))], categories: [], problems: [] };
  const result: VersionFiles = { docs: [], categories: [], problems: [] };
  for (const path of listFiles(dir, result.problems, toFile)) {
    const source = relative(dir, path).split(sep).join('/');
    const file = toFile(path);
    const text = readText(path, file);
    if (typeof text === 'string') addFile(result, { version: version.name, file, source, text });
    else result.problems.push(text);
  }
  if (result.docs.length === 0 && result.problems.length === 0) {
    const hint = 'Add a page, or remove the version with `npm run version:retire`.';
    const message = 'This folder contains no pages.';
    result.problems.push(createKeyProblem(toFile(dir), fileStart, 'missing-content-folder', message, hint));
  }
  return result;
}

/** A page with the id of the introductions in other versions, which therefore link to it. */
const createPlaceholder = (version: string, dir: string): RawDoc => ({
  version,
  file: `${dir}/README.md`,
  source: 'README.md',
  text: `---\nid: Introduction\n---\n\n# Version ${version}\n\nThe only page of this version.\n`,
});

function addFile(result: VersionFiles, raw: RawDoc): void {
  const { file, source, text } = raw;
  if (pageName.test(source)) return void result.docs.push(raw);
  const dir = source.slice(0, Math.max(0, source.lastIndexOf('/')));
  const first = result.categories.find((category) => category.dir === dir);
  if (first) {
    const message = `This file is not read, because the folder has ${first.file} as well.`;
    return void result.problems.push(warnIgnored(file, message, 'Delete one of the two files.'));
  }
  const { category, problems } = parseCategoryFile({ file, dir, text });
  if (category !== null) result.categories.push(category);
  result.problems.push(...problems);
}

/** Lists the absolute paths of all pages and category files below a folder, each folder sorted in code-unit order. */
function listFiles(dir: string, problems: Problem[], toFile: (path: string) => string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    const hint = 'Create it, or correct "versions" in site.config.ts.';
    const message = 'This folder does not exist.';
    problems.push(createKeyProblem(toFile(dir), fileStart, 'missing-content-folder', message, hint));
    return [];
  }
  const home = realpathSync(dir);
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        const isCategory = categoryFileName.test(entry.name);
        if (!isCategory && nearCategoryName.test(entry.name)) {
          problems.push(warnIgnored(toFile(path), 'This file is not read as a category file.', categoryHint));
          return [];
        }
        if (/^[_.]/.test(entry.name) && !isCategory) return [];
        if (entry.isDirectory()) return walk(path);
        if (!isCategory && !pageName.test(entry.name)) {
          if (nearPageName.test(entry.name))
            problems.push(warnIgnored(toFile(path), 'This file is not read as a page.', pageHint));
          return [];
        }
        if (entry.isFile() || isLinkInside(path, home)) return [path];
        const message = 'This symbolic link leads outside the content folder or to a missing file.';
        const hint = 'Put the file itself here. Only links to files of the same version are followed.';
        problems.push(createKeyProblem(toFile(path), fileStart, 'link-out-of-content', message, hint));
        return [];
      });
  return walk(dir);
}

const categoryHint = 'Name it _category_.json or _category_.yml, or give it a very different name.';
const pageHint = 'End its name with .md or .mdx in small letters, or start it with "_".';

const warnIgnored = (file: string, message: string, hint: string): Problem => ({
  ...createKeyProblem(file, fileStart, 'ignored-file', message, hint),
  severity: 'warning',
});

function isLinkInside(path: string, home: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  return realpathSync(path).startsWith(home + sep);
}

/** Reads the text of a file; returns a problem if the file is too large, empty or not UTF-8. */
function readText(path: string, file: string): string | Problem {
  const { size } = statSync(path);
  if (size > largestFile) {
    const message = `The file has ${(size / 1_000_000).toFixed(1)} MB; the limit is 1 MB.`;
    const hint = 'Split the page, or move data and images to "public/".';
    return createKeyProblem(file, fileStart, 'file-too-large', message, hint);
  }
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    const message = 'The file is not encoded in UTF-8.';
    const place = { line: findInvalidByteLine(bytes) };
    return createKeyProblem(file, place, 'not-utf8', message, 'Save the file as UTF-8.');
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  if (text.trim() !== '') return text;
  const hint = pageName.test(path)
    ? 'Write the page, delete the file, or start its name with "_" to exclude it.'
    : 'Write { "label": "…", "position": 1 }, or delete the file.';
  return createKeyProblem(file, fileStart, 'empty-file', 'The file is empty.', hint);
}

function findInvalidByteLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
