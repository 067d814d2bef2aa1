import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generatedDir } from './generated-dir';
import { runCommand } from './run-command';

/** Runs `next` with its output in this terminal. @returns exit code */
export function runNext(...args: string[]): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('next/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { next: string } };
  return runCommand('node', [join(dirname(manifest), bin.next), ...args], { NEXT_TELEMETRY_DISABLED: '1' });
}

/** Names the code that the files in `.next` were compiled from. Missing after a build that failed. */
const compiledFile = '.next/code-version';

/**
 * Runs `next build` and returns its exit code. If the code has not changed since the last build, only renders the pages
 * (decision 173). The version of the code is also the id of the build.
 */
export async function exportPages(): Promise<number> {
  const version = getCodeVersion();
  const isCompiled = (await readFile(compiledFile, 'utf8').catch(() => '')) === version;
  await rm(compiledFile, { force: true });
  process.env.DOCS_BUILD_ID = version;
  const code = await runNext('build', ...(isCompiled ? ['--experimental-build-mode', 'generate'] : []));
  if (code === 0) await writeFile(compiledFile, version);
  return code;
}

/** Everything that Next.js compiles, and what decides how it compiles. Lint forbids imports from other folders. */
const sources = [
  'app',
  'build/without-root-rules.cjs',
  'build/without-style-elements.cjs',
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

/** Files that are only read while pages are rendered, used only in development, or written after the export. */
const notCompiled = new Set(
  [
    'pages',
    'changes.json',
    'inline-script.js',
    'sitemap.json',
    'pages.json',
    'problems.json',
    'hosting',
    'prepared-site.bin',
  ].map((name) => join(generatedDir, name)),
);

function listFiles(root: string, path: string): string[] {
  if (notCompiled.has(path)) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => listFiles(root, join(path, name)));
}

/** Returns a hash of the code of the site and the settings compiled into it. It ignores the text of pages. */
export function getCodeVersion(root = '.'): string {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:DOCS|NEXT)_|^NODE_ENV$/.test(name));
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings.toSorted()]));
  const files = sources.flatMap((path) => listFiles(root, path)).toSorted();
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}
