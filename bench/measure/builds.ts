import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../sites/site';
import { runCommand, type Cost } from './run-command';

/** Size of a built site. */
export interface OutputSize {
  megabytes: number;
  files: number;
}

/** Returns the size of a folder. */
export function measureFolder(dir: string): OutputSize {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { megabytes: bytes / 1e6, files: files.length };
}

/** Builds a site without caches. */
export async function buildCold(site: Site): Promise<Cost> {
  for (const folder of site.built) rmSync(folder, { recursive: true, force: true });
  return runCommand(site.dir, site.build);
}

/** Builds a site again after one sentence of a page has changed, and restores the page. */
export async function buildWarm(site: Site): Promise<Cost> {
  const before = readFileSync(site.edited, 'utf8');
  writeFileSync(site.edited, `${before.trimEnd()}\n\nThis sentence was added to measure a build.\n`);
  try {
    return await runCommand(site.dir, site.build);
  } finally {
    writeFileSync(site.edited, before);
  }
}
