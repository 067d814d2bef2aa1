import 'server-only';
import { execFileSync } from 'node:child_process';
import type { LastUpdate, Problem } from './types';

/** What version control says of the content files. */
export interface LastUpdates {
  /** Last change by path from the project root; null when nothing is known. */
  updates: ReadonlyMap<string, LastUpdate> | null;
  /** At most one warning. */
  problems: Problem[];
}

/** Begins a commit in the log; file names can't hold it. */
const commitMark = '\u0001';

/**
 * Date and author of the last commit that touched each file, from one pass over the log.
 * Without git, without commits or in a shallow clone (whose dates would be wrong) nothing is known, and a warning says so.
 * @param root project root, where git is run and from where paths count
 * @param folders folders to look at, from the root
 * @see acceptance DOC-17
 */
export function readLastUpdates(root: string, folders: readonly string[]): LastUpdates {
  try {
    if (runGit(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true') {
      return {
        updates: null,
        problems: [explain('The clone is shallow.', 'Fetch the whole history: git fetch --unshallow.')],
      };
    }
    const format = `--format=${commitMark}%ct%x09%an`;
    const log = runGit(root, [
      'log',
      '-z',
      '--relative',
      '--name-only',
      '--no-renames',
      format,
      '--',
      ...folders,
    ]);
    return { updates: parseGitLog(log), problems: [] };
  } catch {
    return {
      updates: null,
      problems: [explain('There is no git history.', 'Build from a clone to show when pages changed.')],
    };
  }
}

/**
 * Reads `git log -z --name-only` with commits marked by U+0001, newest first: the first commit of a file counts.
 * Files with no commit are not in the map.
 */
export function parseGitLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split(commitMark).slice(1)) {
    const headEnd = commit.search(/[\0\n]/);
    const [seconds = '', author = ''] = commit.slice(0, headEnd === -1 ? undefined : headEnd).split('\t');
    const date = new Date(Number(seconds) * 1000).toISOString();
    const files = headEnd === -1 ? [] : commit.slice(headEnd).split(/[\0\n]/);
    for (const file of files) {
      if (file !== '' && !updates.has(file)) updates.set(file, { date, author });
    }
  }
  return updates;
}

function runGit(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function explain(reason: string, hint: string): Problem {
  return {
    file: 'content',
    line: 1,
    column: 1,
    rule: 'no-last-update',
    message: `${reason} Pages are built without "Last updated".`,
    hint,
    severity: 'warning',
  };
}
