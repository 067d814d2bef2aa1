import { execFileSync } from 'node:child_process';
import type { LastUpdate, Problem } from './types';
import { createKeyProblem } from './validate-keys';

/** Date and author of the last change of each content file, from git. */
export interface LastUpdates {
  /** Last change by the file's path from the project root; null if there is no usable git history. */
  updates: ReadonlyMap<string, LastUpdate> | null;
  /** Empty, or one warning that explains why there is no usable git history. */
  problems: Problem[];
}

/** Marks the beginning of each commit in the output of `git log`. */
const commitMark = '\u0001';

/**
 * Returns date and author of the last commit that changed each file's text, in folders given as paths from `root`.
 * Returns only a warning if there is no git history, or if the clone is shallow and its dates would be wrong.
 * @see acceptance DOC-17
 */
export function readLastUpdates(root: string, folders: readonly string[]): LastUpdates {
  try {
    if (runGit(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true')
      return explain('The clone is shallow.', 'Fetch the full history: git fetch --unshallow.');
    const options = ['-z', '--relative', '--raw', '--no-abbrev', '--no-renames'];
    const format = `--format=${commitMark}%ct%x09%an`;
    const log = runGit(root, ['log', ...options, format, '--', ...folders]);
    return { updates: parseGitLog(log), problems: [] };
  } catch {
    return explain('There is no git history.', 'Build from a Git clone to show when pages were changed.');
  }
}

/** Matches a file of a commit: `:<modes> <old hash> <new hash> <status>` and its path. */
const changedFile = /:\d+ \d+ \w+ (\w+) (\w)\d*\0([^\0]+)/g;

/**
 * Finds the last change of each file in the output of `git log -z --raw`, newest first. If the latest commit of a file
 * only copied an existing file, as when a version is frozen, uses the last change of the original. Uncommitted files are
 * missing.
 */
function parseGitLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  /** Paths of added files by text hash. If an older commit contains the same text, these files are copies. */
  const copies = new Map<string, string[]>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [, seconds, author = ''] = /^(\d+)\t([^\0]*)/.exec(commit) ?? [];
    const update = { date: new Date(Number(seconds) * 1000).toISOString(), author };
    const files = Array.from(commit.matchAll(changedFile), ([, text = '', status, path = '']) => {
      return { text, isNew: status === 'A', path };
    });
    for (const { text, isNew } of files) {
      for (const path of copies.get(text) ?? []) updates.set(path, update);
      if (!isNew) copies.delete(text);
    }
    for (const { path, text, isNew } of files.filter((file) => !updates.has(file.path))) {
      updates.set(path, update);
      if (isNew) copies.set(text, [...(copies.get(text) ?? []), path]);
    }
  }
  return updates;
}

function runGit(cwd: string, args: readonly string[]): string {
  const maxBuffer = 1024 ** 3;
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'ignore'] });
}

function explain(reason: string, hint: string): LastUpdates {
  const message = `${reason} Pages are built without "Last updated".`;
  const problem = createKeyProblem('content', { line: 1 }, 'no-last-update', message, hint);
  return { updates: null, problems: [{ ...problem, severity: 'warning' }] };
}
