import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { env } from '@/lib/site/env';
import { parseCategoryFile } from './categories';
import type { CategoryFile, Problem, RawDoc } from './types';
import { toProblem } from './validate-keys';

/** The part of a version's configuration that is needed to read it. */
export interface VersionFolder {
  /** `current` or e.g. `3.9`. */
  name: string;
  /** Folder from the project root; `content` in front gives way to `DOCS_CONTENT_DIR`. */
  dir: string;
}

/** The files of a version's folder. */
export interface VersionFiles {
  /** Pages in a stable order: by path, code unit by code unit. */
  docs: RawDoc[];
  categories: CategoryFile[];
  problems: Problem[];
}

/** Options for reading the content. */
export interface ReadContentOptions {
  /** Project root; paths in results are relative to it. */
  root?: string;
  /** Folder that holds the versions' folders. */
  contentDir?: string;
  /** Whether files without text are pages. */
  emptyPages?: boolean;
  /** Category files in JSON may have comments and trailing commas. */
  looseJson?: boolean;
  /** Whether a file is a page, by its path in the version's folder; by default, all are. */
  isPage?: (source: string) => boolean;
}

/** Maximum size of a page in bytes. */
const largestFile = 1_000_000;

const categoryFileName = /^_category_\.(json|ya?ml)$/;
const pageName = /\.mdx?$/;
const fileStart = { line: 1 };

/**
 * Absolute path of a file or folder of the content.
 * @param name path from the project root; `content` in front gives way to the content directory
 */
export function getContentPath(
  name: string,
  { root = process.cwd(), contentDir = env.contentDir }: ReadContentOptions = {},
): string {
  return resolve(/* turbopackIgnore: true */ root, contentDir, name.replace(/^content\//, ''));
}

/** Text of a file of the content, null when it is not there. @param name path from the project root */
export function readContentFile(name: string, options: ReadContentOptions = {}): string | null {
  const file = getContentPath(name, options);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Reads every page (`.md`, `.mdx`) and category file of a version. Names that start with `_` or `.` are left out.
 * Never throws for what authors can do: files that can't be used come back as problems.
 * @see acceptance BLD-09, VER-16
 */
export function readVersion(version: VersionFolder, options: ReadContentOptions = {}): VersionFiles {
  const root = options.root ?? process.cwd();
  const dir = getContentPath(version.dir, options);
  const result: VersionFiles = { docs: [], categories: [], problems: [] };
  const toFile = (path: string) => relative(root, path).split(sep).join('/');

  for (const path of listFiles(dir, result.problems, toFile)) {
    const source = relative(dir, path).split(sep).join('/');
    const isPage = pageName.test(path);
    if (isPage && options.isPage?.(source) === false) continue;
    const file = toFile(path);
    const text = readText(path, file);
    if (typeof text !== 'string') result.problems.push(text);
    const raw = { version: version.name, file, source };
    if (typeof text === 'string') addFile(result, { ...raw, text }, options);
    else if (isPage && options.emptyPages && text.rule === 'empty-file')
      result.docs.push({ ...raw, text: '' });
  }
  return result;
}

/** Adds a page or category file to those of its version. */
function addFile(result: VersionFiles, raw: RawDoc, { looseJson }: ReadContentOptions): void {
  const { file, source, text } = raw;
  if (pageName.test(source)) {
    result.docs.push(raw);
    return;
  }
  const dir = source.slice(0, Math.max(0, source.lastIndexOf('/')));
  const { category, problems } = parseCategoryFile({ file, dir, text }, looseJson);
  if (category !== null) result.categories.push(category);
  result.problems.push(...problems);
}

/** Paths of all files to read below a folder, folder by folder, in code-unit order. */
function listFiles(dir: string, problems: Problem[], toFile: (path: string) => string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    const hint = 'Create it, or correct "versions" in site.config.ts or DOCS_CONTENT_DIR.';
    const message = 'This folder does not exist.';
    problems.push(toProblem(toFile(dir), fileStart, 'missing-content-folder', message, hint));
    return [];
  }
  const home = realpathSync(dir);
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        const isCategory = categoryFileName.test(entry.name);
        if (/^[_.]/.test(entry.name) && !isCategory) return [];
        if (entry.isDirectory()) return walk(path);
        if (!isCategory && !pageName.test(entry.name)) return [];
        if (entry.isFile() || isLinkInside(path, home)) return [path];
        const message = 'This symbolic link leads outside the content folder or to a missing file.';
        const hint = 'Put the file itself here. Only links to files of the same version are followed.';
        problems.push(toProblem(toFile(path), fileStart, 'link-out-of-content', message, hint));
        return [];
      });
  return walk(dir);
}

function isLinkInside(path: string, home: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  return realpathSync(path).startsWith(home + sep);
}

/** The file's text, or the problem that makes it unusable. */
function readText(path: string, file: string): string | Problem {
  const { size } = statSync(path);
  if (size > largestFile) {
    const message = `The file has ${(size / 1_000_000).toFixed(1)} MB; the limit is 1 MB.`;
    const hint = 'Split the page, or move data and images to "public/".';
    return toProblem(file, fileStart, 'file-too-large', message, hint);
  }
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) {
    const message = 'The file is not encoded in UTF-8.';
    const place = { line: lineOfBadByte(bytes) };
    return toProblem(file, place, 'not-utf8', message, 'Save the file as UTF-8.');
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  if (text.trim() !== '') return text;
  const hint = pageName.test(path)
    ? 'Write the page, delete the file, or start its name with "_" to exclude it.'
    : 'Write { "label": "…", "position": 1 }, or delete the file.';
  return toProblem(file, fileStart, 'empty-file', 'The file is empty.', hint);
}

/** Line of the first bytes that are no UTF-8. */
function lineOfBadByte(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}
