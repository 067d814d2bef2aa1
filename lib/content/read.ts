import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
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

/** Where the content is, and how it is read. */
export interface ReadContentOptions {
  /** Project root; paths in results count from here. */
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
    if (pageName.test(path) && options.isPage?.(source) === false) continue;
    const file = toFile(path);
    const read = readFor(options, path, file);
    result.problems.push(...read.problems);
    if (read.text === null) continue;
    if (pageName.test(path)) {
      result.docs.push({ version: version.name, file, source, text: read.text });
      continue;
    }
    const folder = source.slice(0, Math.max(0, source.lastIndexOf('/')));
    const { category, problems } = parseCategoryFile(
      { file, dir: folder, text: read.text },
      options.looseJson,
    );
    if (category !== null) result.categories.push(category);
    result.problems.push(...problems);
  }
  return result;
}

/** A file's text, null when it can't be used. */
function readFor(
  { emptyPages }: ReadContentOptions,
  path: string,
  file: string,
): { text: string | null; problems: Problem[] } {
  const read = readText(path, file);
  if (typeof read === 'string') return { text: read, problems: [] };
  const isPage = emptyPages && read.rule === 'empty-file' && pageName.test(path);
  return { text: isPage ? '' : null, problems: [read] };
}

/** Paths of all files to read below a folder, folder by folder, in code-unit order. */
function listFiles(dir: string, problems: Problem[], toFile: (path: string) => string): string[] {
  const top = statSync(dir, { throwIfNoEntry: false });
  if (!top?.isDirectory()) {
    problems.push(
      toProblem(toFile(dir), fileStart, 'missing-content-folder', 'This folder does not exist.', folderHint),
    );
    return [];
  }
  const home = realpathSync(dir);
  const walk = (folder: string): string[] =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => {
        const path = join(folder, name);
        const isCategory = categoryFileName.test(name);
        if ((name.startsWith('_') && !isCategory) || name.startsWith('.')) return [];
        const kind = lstatSync(path);
        if (kind.isDirectory()) return walk(path);
        if (!isCategory && !pageName.test(name)) return [];
        if (kind.isFile() || isLinkInside(path, home)) return [path];
        problems.push(toProblem(toFile(path), fileStart, 'link-out-of-content', linkMessage, linkHint));
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
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  if (text.trim() === '') {
    const hint = pageName.test(path) ? emptyPageHint : emptyCategoryHint;
    return toProblem(file, fileStart, 'empty-file', 'The file is empty.', hint);
  }
  return text;
}

/** Line of the first bytes that are no UTF-8. */
function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}

const folderHint = 'Create it, or correct "versions" in site.config.ts or DOCS_CONTENT_DIR.';
const emptyPageHint = 'Write the page, delete the file, or start its name with "_" to exclude it.';
const emptyCategoryHint = 'Write { "label": "…", "position": 1 }, or delete the file.';
const linkMessage = 'This symbolic link leads outside the content folder or to a missing file.';
const linkHint = 'Put the file itself here. Only links to files of the same version are followed.';
