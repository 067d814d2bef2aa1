import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDir } from './generated';

/** Everything that Next.js compiles, and what decides how it compiles. Lint forbids imports from other folders. */
const sources = [
  'app',
  'components',
  'generated',
  'lib',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'site.config.ts',
  'tsconfig.json',
  'versions.config.ts',
];

/**
 * Files that are not compiled: they are read while pages are rendered, used only in development, or written after the
 * export.
 */
const notCompiled = new Set(
  ['pages', 'changes.json', 'sitemap.json', 'pages.json', 'problems.json', 'hosting'].map((name) =>
    join(generatedDir, name),
  ),
);

function listFiles(root: string, path: string): string[] {
  if (notCompiled.has(path)) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => listFiles(root, join(path, name)));
}

/**
 * Returns a hash of the code of the site and of the settings that are compiled into it. It stays the same if only the
 * text of pages changes.
 * @param root project root
 */
export function getCodeVersion(root = '.'): string {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:DOCS|NEXT)_|^NODE_ENV$/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings.toSorted()]));
  const files = sources.flatMap((path) => listFiles(root, path)).toSorted();
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}
