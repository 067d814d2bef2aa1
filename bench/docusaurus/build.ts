/** Builds this repository's pages as a Docusaurus site in `.cache/bench/docusaurus/build`. See bench/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docusaurusDir } from '../folders';
import { packages } from './packages';
import { writeProject } from './project';

/** Names the packages that are installed; written last, so that half an installation counts as none. */
const stamp = join(docusaurusDir, 'node_modules', '.bench-packages.json');

function run(command: string, args: readonly string[]) {
  console.log(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: docusaurusDir,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

await writeProject(docusaurusDir);
const wanted = JSON.stringify(packages);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']);
  await writeFile(stamp, wanted);
}
run('npx', ['--no-install', 'docusaurus', 'build']);
