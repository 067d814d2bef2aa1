import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change to files of the project; paths are relative to the project root. */
export type FileChange =
  | { do: 'write'; path: string; text: string }
  | { do: 'copy'; path: string; from: string }
  | { do: 'remove'; path: string };

/** Signals that this process ignores while it applies changes. They end the child process of `verify`, which fails. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ignore = (): void => undefined;

/**
 * Applies all changes or none: prepares new files in `.cache` and then moves them into place. If a step or `verify`,
 * which checks the changed project, fails, undoes all changes.
 */
export async function applyChanges(
  root: string,
  changes: readonly FileChange[],
  verify: () => Promise<void>,
): Promise<void> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const staging = mkdtempSync(join(root, '.cache', 'version-'));
  const undo: (() => void)[] = [];
  for (const signal of signals) process.on(signal, ignore);
  try {
    for (const [index, change] of changes.entries()) stage(root, change, join(staging, `new-${index}`));
    for (const [index, change] of changes.entries())
      put(join(root, change.path), join(staging, `new-${index}`), join(staging, `old-${index}`), undo);
    await verify();
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    for (const signal of signals) process.off(signal, ignore);
  }
}

function stage(root: string, change: FileChange, target: string): void {
  if (change.do === 'write') writeFileSync(target, change.text);
  if (change.do === 'copy')
    cpSync(join(root, change.from), target, { recursive: true, verbatimSymlinks: true, errorOnExist: true });
}

/** Moves `place` to `old`, if it exists, and `staged` to `place`, if it exists. Adds the inverse moves to `undo`. */
function put(place: string, staged: string, old: string, undo: (() => void)[]): void {
  if (existsSync(place)) {
    renameSync(place, old);
    undo.push(() => renameSync(old, place));
  }
  if (!existsSync(staged)) return;
  const made = mkdirSync(dirname(place), { recursive: true });
  renameSync(staged, place);
  undo.push(() => rmSync(made ?? place, { recursive: true, force: true }));
}

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
