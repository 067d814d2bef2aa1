import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';

/** Names of the copies, without `.zip`. */
export const copyNames = ['ohif-docs-3.10', 'ohif-docs-3.9'] as const;

/** A copy of the finished site, for which `npm run bundle` has written offline copies. */
export type BundledSite = ReturnType<typeof bundleSite>;

/**
 * Copies the finished site, runs `npm run bundle` and unpacks the zips.
 * @param args arguments of the command
 * @returns `out` is the folder of the site, `folder` that of the copies; `seconds` is the time that the command took
 * @throws Error if the command fails
 */
export function bundleSite(...args: string[]) {
  const root = makeFolder();
  const out = join(root, 'out');
  // Copies must work in paths with spaces and letters of other scripts.
  const folder = join(root, 'Kopie für Ärzte – 医療');
  cpSync('out', out, { recursive: true });
  const bundle = (...options: string[]) => {
    const env = { ...process.env, DOCS_OUT_DIR: out };
    execFileSync('npm', ['run', '--silent', 'bundle', '--', ...options], { env });
  };
  const readZip = (name: string) => unzipSync(readFileSync(join(out, 'downloads', `${name}.zip`)));
  const started = performance.now();
  bundle(...args);
  const seconds = (performance.now() - started) / 1000;
  for (const [file, content] of copyNames.flatMap((name) => Object.entries(readZip(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return { out, folder, seconds, bundle, readZip, remove: () => removeFolder(root) };
}
