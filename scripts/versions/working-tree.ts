import { execFileSync } from 'node:child_process';

/** Maximum number of changed files that the error message lists. */
const mostNamed = 5;

/**
 * Checks that no change is uncommitted, so that the changes of a command can be reviewed or reverted separately.
 * @throws Error when files are changed or untracked, or when Git cannot be run in the folder
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
    throw new Error(
      'Git cannot read this folder. Run the command in a clone, so that you can revert the change.',
    );
  }
}
