import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLastUpdates } from '@/lib/content/last-update';
import { reportProblems } from '@/lib/content/problems';

const home = mkdtempSync(join(tmpdir(), 'docs-git-'));
const project = join(home, 'clone/docs');

function git(cwd: string, args: string[], date = '2025-01-01T00:00:00Z', author = 'Ada'): void {
  const settings = [`user.name=${author}`, 'user.email=a@example.org', 'commit.gpgsign=false'];
  const identity = settings.flatMap((setting) => ['-c', setting]);
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd, env, stdio: 'ignore' });
}

function saveAll(date: string, author: string): void {
  git(project, ['add', '-A'], date, author);
  git(project, ['commit', '-m', 'Change pages'], date, author);
}

function commit(files: string[], date: string, author: string): void {
  for (const file of files) writeFileSync(join(project, 'content', file), date);
  saveAll(date, author);
}

beforeAll(() => {
  mkdirSync(join(project, 'content'), { recursive: true });
  git(join(home, 'clone'), ['init']);
  commit(['a.md', 'b c.md', 'ü "q".md'], '2025-01-01T00:00:00Z', 'Ada');
  commit(['b c.md'], '2025-06-30T22:30:00-02:00', 'Grace Hopper');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('DOC-17 date and author are those of the last commit that touched the file', () => {
  const { updates, problems } = readLastUpdates(project, ['content']);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(updates ?? [])).toEqual({
    'content/a.md': { date: '2025-01-01T00:00:00.000Z', author: 'Ada' },
    'content/b c.md': { date: '2025-07-01T00:30:00.000Z', author: 'Grace Hopper' },
    'content/ü "q".md': { date: '2025-01-01T00:00:00.000Z', author: 'Ada' },
  });
});

it('DOC-17 a file that is not committed has no entry', () => {
  writeFileSync(join(project, 'content/new.md'), 'new');
  expect(readLastUpdates(project, ['content']).updates?.has('content/new.md')).toBe(false);
});

it('DOC-17 VER-16 a copy of a file keeps the date of its text, until it is edited itself', () => {
  const latest = join(project, 'content/latest');
  mkdirSync(latest);
  const write = (file: string, text: string) => writeFileSync(join(project, 'content', file), text);
  write('latest/x.md', 'one');
  write('latest/y.md', 'two');
  saveAll('2025-08-01T00:00:00Z', 'Ada');
  write('latest/x.md', 'one, better');
  saveAll('2025-09-01T00:00:00Z', 'Grace');
  for (const version of ['1.0', '1.1']) {
    cpSync(latest, join(project, 'content', version), { recursive: true });
    saveAll('2025-10-01T00:00:00Z', 'Cutter');
  }
  write('1.0/y.md', 'two, corrected');
  write('latest/x.md', 'one, new');
  saveAll('2025-11-01T00:00:00Z', 'Linus');
  const { updates } = readLastUpdates(project, ['content']);
  const authors = Object.fromEntries(
    [...(updates ?? [])].map(([file, { author, date }]) => [
      file.slice('content/'.length),
      `${author} ${date}`,
    ]),
  );
  expect(authors).toMatchObject({
    '1.0/x.md': 'Grace 2025-09-01T00:00:00.000Z',
    '1.1/x.md': 'Grace 2025-09-01T00:00:00.000Z',
    '1.1/y.md': 'Ada 2025-08-01T00:00:00.000Z',
    '1.0/y.md': 'Linus 2025-11-01T00:00:00.000Z',
    'latest/x.md': 'Linus 2025-11-01T00:00:00.000Z',
    'latest/y.md': 'Ada 2025-08-01T00:00:00.000Z',
  });
});

it('DOC-17 outside of git, and before the first commit, the build only warns', () => {
  const bare = join(home, 'bare');
  mkdirSync(bare);
  const previous = process.env.GIT_CEILING_DIRECTORIES;
  process.env.GIT_CEILING_DIRECTORIES = home;
  const outside = readLastUpdates(bare, ['content']);
  git(bare, ['init']);
  const unborn = readLastUpdates(bare, ['content']);
  if (previous === undefined) delete process.env.GIT_CEILING_DIRECTORIES;
  else process.env.GIT_CEILING_DIRECTORIES = previous;

  expect(unborn).toEqual(outside);
  expect(outside.updates).toBeNull();
  expect(reportProblems(outside.problems).text).toBe(
    [
      'content:1:1 no-last-update (warning)',
      '  There is no git history. Pages are built without "Last updated".',
      '  Build from a Git clone to show when pages were changed.\n\n0 errors, 1 warning\n',
    ].join('\n'),
  );
});

it('DOC-17 a shallow clone gives no dates, since they would be wrong', () => {
  git(home, ['clone', '--depth', '1', `file://${join(home, 'clone')}`, 'shallow']);
  const { updates, problems } = readLastUpdates(join(home, 'shallow/docs'), ['content']);
  expect(updates).toBeNull();
  const hint = 'Fetch the full history: git fetch --unshallow.';
  expect(problems).toMatchObject([{ severity: 'warning', hint }]);
});
