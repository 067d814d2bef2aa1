import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand } from '@/build/run-command';

/** Exact versions, so that all runs measure the same. */
const dependencies = {
  '@orama/orama': '3.1.18',
  esbuild: '0.28.2',
  flexsearch: '0.8.212',
  minisearch: '7.2.0',
};
const dir = resolve('.cache/bench-search');

interface Bundler {
  build(options: Record<string, unknown>): Promise<{ outputFiles: { text: string }[] }>;
}

/** Loads a library from a separate folder, which is created if missing, because the site does not depend on it. */
export async function loadPackage<T>(name: string): Promise<T> {
  if (!existsSync(join(dir, 'node_modules', 'minisearch'))) {
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const code = await runCommand('npm', ['install', '--prefix', dir, '--no-audit', '--no-fund']);
    if (code !== 0) throw new Error('The libraries could not be installed.');
  }
  return createRequire(join(dir, 'package.json'))(name) as T;
}

/** Returns the bytes that a browser loads for a module, minified and after gzip. */
export async function bundleSize(contents: string, resolveDir = dir): Promise<number> {
  const { build } = await loadPackage<Bundler>('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    alias: { '@': process.cwd() },
    bundle: true,
    format: 'esm',
    minify: true,
    platform: 'browser',
    write: false,
  });
  return gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length;
}
