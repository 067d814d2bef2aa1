import { execFileSync } from 'node:child_process';

/** The commit that is checked out. */
export interface Commit {
  /** Full hash; ends in `-dirty` if files of the repository have been changed since. */
  id: string;
  /** Date of the commit in ISO 8601 format. */
  date: string;
}

/** Reads the commit that is checked out in a folder; null if the folder is not part of a Git repository. */
export function readCommit(root: string): Commit | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return {
      id: git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
      date: git('log', '-1', '--format=%cI'),
    };
  } catch {
    return null;
  }
}
