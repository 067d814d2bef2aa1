import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextPiece } from '@/lib/search/index-format';
import { readPageFacts, type PageFacts } from './read-page-facts';

/** Everything that a baseline records of a finished site. */
export interface SiteFacts {
  /** Address → facts of the page. */
  pages: Record<string, PageFacts>;
  /** Version → titles and texts of its search records, one per line. */
  searchRecords: Record<string, string[]>;
  /** Other published files such as the sitemap, line by line. */
  files: Record<string, string[]>;
}

const searchDir = 'assets/generated/search';
const indexPattern = /^(?<version>.+)-[\da-f]+$/;

const readLines = (file: string) => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.stringify(JSON.parse(text), null, 1).split('\n') : text.split('\n');
};

/** The pages that are served; `x/index.html` repeats `x.html`, except for the home page. */
function listPages(outDir: string): string[] {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const known = new Set(files);
  return files
    .filter((file) => !file.endsWith('/index.html') || !known.has(`${path.dirname(file)}.html`))
    .sort();
}

/** Pages and records of one part as lines. How an index is cut into parts is not compared. */
function readPart(file: string): string[] {
  const pages = JSON.parse(readFileSync(file, 'utf8')) as TextPiece;
  return pages.flatMap(({ records, above: _above, ...page }) => [
    JSON.stringify(page),
    ...records.map((record) => `${page.url} ${JSON.stringify(record)}`),
  ]);
}

function readSearchRecords(outDir: string): SiteFacts['searchRecords'] {
  const root = path.join(outDir, searchDir);
  return Object.fromEntries(
    readdirSync(root).map((folder) => {
      const parts = readdirSync(path.join(root, folder)).filter((name) => /^x\d+\.json$/.test(name));
      const lines = parts.flatMap((name) => readPart(path.join(root, folder, name)));
      return [indexPattern.exec(folder)?.groups?.['version'] ?? folder, [...new Set(lines)].sort()];
    }),
  );
}

/** Published files that are neither pages nor named by their content. */
function readFiles(outDir: string): SiteFacts['files'] {
  const names = readdirSync(outDir, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : entry.name === 'site-data' ? listSiteData(outDir) : [],
  );
  return Object.fromEntries(
    names
      .filter((name) => /\.(?:json|xml)$|^robots\.txt$/.test(name))
      .map((name) => [name, readLines(path.join(outDir, name))]),
  );
}

const listSiteData = (outDir: string) =>
  readdirSync(path.join(outDir, 'site-data')).map((name) => `site-data/${name}`);

/**
 * Reads a finished export.
 * @param outDir folder of the export, such as `out`
 * @throws Error when the folder or one of its parts cannot be read
 */
export function readSiteFacts(outDir: string): SiteFacts {
  const pages = listPages(outDir).map((file) => [
    `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    readPageFacts(readFileSync(path.join(outDir, file), 'utf8')),
  ]);
  return {
    pages: Object.fromEntries(pages),
    searchRecords: readSearchRecords(outDir),
    files: readFiles(outDir),
  };
}
