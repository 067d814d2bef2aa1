import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing to do; paths count from the project root. */
export type Change =
  /** Puts a file there, in place of what was. */
  | { do: 'write'; path: string; text: string }
  /** Puts a copy of a folder there. */
  | { do: 'copy'; path: string; from: string }
  /** Takes a file or folder away. */
  | { do: 'remove'; path: string };

/** What stops a command by Ctrl+C or from outside stops the program that verifies; then everything is undone. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ignore = (): void => undefined;

/**
 * Applies all changes or none: everything is made in a folder below `.cache` first, then renamed to its place; when
 * something fails, on the way or in `verify`, all is put back.
 * @param verify sees the project with the changes; throws when they are no good
 */
export async function applyChanges(
  root: string,
  changes: readonly Change[],
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

function stage(root: string, change: Change, target: string): void {
  if (change.do === 'write') writeFileSync(target, change.text);
  if (change.do === 'copy')
    cpSync(join(root, change.from), target, { recursive: true, verbatimSymlinks: true, errorOnExist: true });
}

/** Puts what is staged, if anything, in the place of what is there, if anything. */
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
