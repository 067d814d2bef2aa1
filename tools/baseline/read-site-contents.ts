import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts, type TextPage } from '@/lib/search/index-format';
import { manifestFile } from '@/build/manifest/build-manifest';
import { readPageContents, type PageContents } from './read-page-contents';

/** Contents of a finished site, in a form that can be compared line by line. */
export interface SiteContents {
  /** Address → contents of the page. */
  pages: Record<string, PageContents>;
  /** Name of the version → its search records, as lines of JSON. */
  searchRecords: Record<string, string[]>;
  /** Name of the file → its lines, for other published files such as the sitemap. */
  files: Record<string, string[]>;
}

const searchDir = 'assets/generated/search';
const indexPattern = /^(?<version>.+)-[\da-f]+$/;

const readLines = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.stringify(JSON.parse(text), null, 1).split('\n') : text.split('\n');
};

/** Lists the HTML files of an export, except each `x/index.html` that is a copy of `x.html`. */
function listPages(outDir: string): string[] {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const known = new Set(files);
  return files
    .filter((file) => !file.endsWith('/index.html') || !known.has(`${path.dirname(file)}.html`))
    .sort();
}

/** Reads the search records in one file of a search index, as lines of JSON. */
const readPart = (file: string): string[] =>
  listTexts(JSON.parse(readFileSync(file, 'utf8')) as TextPage[]).map((record) => JSON.stringify(record));

function readSearchRecords(outDir: string): SiteContents['searchRecords'] {
  const root = path.join(outDir, searchDir);
  return Object.fromEntries(
    readdirSync(root).map((folder) => {
      const parts = readdirSync(path.join(root, folder)).filter((name) => /^x\d+\.json$/.test(name));
      const lines = parts.flatMap((name) => readPart(path.join(root, folder, name)));
      return [indexPattern.exec(folder)?.groups?.['version'] ?? folder, [...new Set(lines)].sort()];
    }),
  );
}

/** Reads the published JSON and XML files and `robots.txt`, without the list of all files with their hashes. */
function readFiles(outDir: string): SiteContents['files'] {
  const names = readdirSync(outDir, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : entry.name === 'site-data' ? listSiteData(outDir) : [],
  );
  return Object.fromEntries(
    names
      .filter((name) => /\.(?:json|xml)$|^robots\.txt$/.test(name) && name !== manifestFile)
      .map((name) => [name, readLines(path.join(outDir, name))]),
  );
}

const listSiteData = (outDir: string) =>
  readdirSync(path.join(outDir, 'site-data')).map((name) => `site-data/${name}`);

/**
 * Reads the contents of a finished export.
 * @param outDir folder of the export, such as `out`
 * @throws Error when a file or folder of the export cannot be read
 */
export function readSiteContents(outDir: string): SiteContents {
  const pages = listPages(outDir).map((file) => [
    `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    readPageContents(readFileSync(path.join(outDir, file), 'utf8')),
  ]);
  return {
    pages: Object.fromEntries(pages),
    searchRecords: readSearchRecords(outDir),
    files: readFiles(outDir),
  };
}
