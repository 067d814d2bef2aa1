import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { CspOrigins } from './csp';
import { completeHead } from './head';
import { buildServeConfig } from './serve-config';
import { settlePage } from './settle-page';

export interface FinishOptions {
  /** Folder of the export. */
  outDir: string;
  /** Path without trailing slash → the page's own address, for those that end in a slash (`/faq` → `/faq/`). */
  permalinks: Readonly<Record<string, string>>;
  basePath: string;
  /** Text of an inline script for the home page. */
  homeScript?: string | undefined;
  origins?: CspOrigins;
}

export interface FinishSummary {
  pages: number;
  aliases: number;
  removed: number;
}

const NOT_FOUND = '404.html';

/** Files that no browser ever asks for: the parts of `x.txt`, which is fetched whole, and the internal not-found route. */
const isDeadWeight = (path: string) =>
  /(^|\/)__next\.[^/]*\.txt$/.test(path) || /^_not-found(\.html|\.txt|\/)/.test(path);

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

async function copyInto(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

/**
 * Turns Next's export into what any static host can serve: each page gets its one form, its policy and its own address, and answers
 * as `/x`, `/x/`, `/x.html` and `/x/index.html`; payloads lie where the router asks for them; and `serve.json` tells
 * the program `serve` about pages that it would take for files.
 * @throws Error when a page of the export cannot be read or has no head
 * @see acceptance RT-19, RT-20, RT-22, RT-26
 */
export async function finishExport({
  outDir,
  permalinks,
  basePath,
  homeScript,
  origins = {},
}: FinishOptions): Promise<FinishSummary> {
  const files = await listFiles(outDir);
  const dead = files.filter(isDeadWeight);
  await Promise.all(dead.map((file) => rm(join(outDir, file))));
  await rm(join(outDir, '_not-found'), { recursive: true, force: true });

  const pages = files.filter(
    (file) => file.endsWith('.html') && !isDeadWeight(file) && !file.startsWith('_next/'),
  );
  let aliases = 0;
  for (const file of pages) {
    const path = pathOf(file);
    const permalink = file === NOT_FOUND ? null : `${basePath}${permalinks[path] ?? path}`;
    const script = path === '/' ? homeScript : undefined;
    const target = join(outDir, file);
    const page = settlePage(await readFile(target, 'utf8'));
    await writeFile(target, completeHead(page, { permalink, script, origins }));
    if (file === NOT_FOUND || path === '/') continue;
    await copyInto(target, join(outDir, path, 'index.html'));
    aliases += 1;
    if (permalinks[path]) await copyInto(join(outDir, `${path}.txt`), join(outDir, path, 'index.txt'));
  }
  if (basePath === '') {
    const config = buildServeConfig(pages.map(pathOf));
    await writeFile(join(outDir, 'serve.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  return { pages: pages.length, aliases, removed: dead.length };
}
