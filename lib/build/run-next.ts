import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getCodeVersion } from './code-version';
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
 * Runs `next build`. If the code has not changed since the last build, only renders the pages, without compiling
 * (decision 170). The version of the code is also the id of the build.
 * @returns exit code
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
