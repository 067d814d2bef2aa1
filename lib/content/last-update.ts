import { execFileSync } from 'node:child_process';
import type { LastUpdate, Problem } from './types';
import { toProblem } from './validate-keys';

/** Last changes of the content files, from version control. */
export interface LastUpdates {
  /** Last change by path from the project root; null when nothing is known. */
  updates: ReadonlyMap<string, LastUpdate> | null;
  /** At most one warning. */
  problems: Problem[];
}

/** Begins a commit in the log; file names can't hold it. */
const commitMark = '\u0001';

/**
 * Date and author of the last commit that touched each file's text, from one pass over the log.
 * Without git, without commits or in a shallow clone (whose dates would be wrong) there is only a warning.
 * @param root project root, where git is run and from where paths count
 * @param folders folders to look at, from the root
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

/** Files of a commit with the hash of their text after it: `:<modes> <hash> <hash> <letter>` and the path in turns. */
function readFiles(entries: readonly string[]) {
  return entries.flatMap((entry, index) => {
    const [, , , text = '', letter] = entry.trim().split(' ');
    if (!/^\n?:\d/.test(entry) || letter === undefined) return [];
    return [{ path: entries[index + 1] ?? '', text, isNew: letter === 'A' }];
  });
}

/** The commits of a log, newest first. */
function readCommits(log: string) {
  return log
    .split(commitMark)
    .slice(1)
    .map((commit) => {
      const [head = '', ...entries] = commit.split('\0');
      const [seconds = '', author = ''] = head.split('\t');
      const date = new Date(Number(seconds) * 1000).toISOString();
      return { update: { date, author }, files: readFiles(entries) };
    });
}

/**
 * Reads `git log -z --raw` with commits marked by U+0001, newest first: the first commit of a file counts. Where that
 * commit only copied an existing text, as freezing a version does, the last commit of the original counts. Files with no commit are not in the map.
 */
function parseGitLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  /** Files that began with a text, by its hash: an older commit may have written it elsewhere. */
  const copies = new Map<string, string[]>();
  for (const { update, files } of readCommits(log)) {
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
  const problem = toProblem('content', { line: 1 }, 'no-last-update', message, hint);
  return { updates: null, problems: [{ ...problem, severity: 'warning' }] };
}
