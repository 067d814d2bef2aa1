import { execFileSync } from 'node:child_process';

const mostNamed = 5;

/**
 * Ensures that everything is committed, so that a command's changes are separate.
 * @param root folder of the project
 * @throws Error when there are changes or files that are not committed, or no git
 */
export function requireCleanTree(root: string): void {
  const changes = readStatus(root);
  if (changes.length === 0) return;
  const named = changes.slice(0, mostNamed).map((line) => `  ${line}`);
  const more = changes.length > mostNamed ? [`  … and ${changes.length - mostNamed} more`] : [];
  throw new Error(['The working tree is not clean. Commit or stash first:', ...named, ...more].join('\n'));
}

function readStatus(root: string): string[] {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', '.'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status.split('\n').filter((line) => line !== '');
  } catch {
    throw new Error('Git does not answer here. Work in a clone, so that the change can be taken back.');
  }
}
