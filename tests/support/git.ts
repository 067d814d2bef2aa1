import { execFileSync } from 'node:child_process';

/** Runs Git in a folder, with an author for commits. @returns what it prints */
export const runGit = (cwd: string, args: readonly string[], env: Record<string, string> = {}): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

/** Makes a folder a repository with one commit, which contains all its files. */
export function commitFolder(cwd: string, env?: Record<string, string>): void {
  runGit(cwd, ['init', '--quiet']);
  runGit(cwd, ['add', '-A']);
  runGit(cwd, ['commit', '--quiet', '--message', 'All files'], env);
}
