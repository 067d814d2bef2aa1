import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readLastUpdates } from '@/lib/content/last-update';
import { reportProblems } from '@/lib/content/problems';
import { runGit } from '@/tests/support/git';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';

const home = makeFolder();
const project = join(home, 'clone/docs');

function git(cwd: string, args: string[], date = '2025-01-01T00:00:00Z', author = 'Ada'): void {
  runGit(cwd, args, { GIT_AUTHOR_NAME: author, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
}

function commit(files: Readonly<Record<string, string>>, date: string, author: string): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, 'content', file), text);
  git(project, ['add', '-A'], date, author);
  git(project, ['commit', '-m', 'Change pages'], date, author);
}

beforeAll(() => {
  mkdirSync(join(project, 'content'), { recursive: true });
  git(join(home, 'clone'), ['init', '--quiet']);
  commit({ 'a.md': '1', 'b c.md': '1', 'ü "q".md': '1' }, '2025-01-01T00:00:00Z', 'Ada');
  commit({ 'b c.md': '2' }, '2025-06-30T22:30:00-02:00', 'Grace Hopper');
});
afterAll(() => removeFolder(home));

it('DOC-17 date and author of a page come from the last commit that changed its file', () => {
  const { updates, problems } = readLastUpdates(project, ['content']);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(updates ?? [])).toEqual({
    'content/a.md': { date: '2025-01-01T00:00:00.000Z', author: 'Ada' },
    'content/b c.md': { date: '2025-07-01T00:30:00.000Z', author: 'Grace Hopper' },
    'content/ü "q".md': { date: '2025-01-01T00:00:00.000Z', author: 'Ada' },
  });
});

it('DOC-17 a file that is not committed has no date of a last update', () => {
  writeFileSync(join(project, 'content/new.md'), 'new');
  expect(readLastUpdates(project, ['content']).updates?.has('content/new.md')).toBe(false);
});

it('DOC-17 VER-16 a copy of a page keeps the date of its original until the copy is edited', () => {
  const latest = join(project, 'content/latest');
  mkdirSync(latest);
  commit({ 'latest/x.md': 'one', 'latest/y.md': 'two' }, '2025-08-01T00:00:00Z', 'Ada');
  commit({ 'latest/x.md': 'one, better' }, '2025-09-01T00:00:00Z', 'Grace');
  for (const version of ['1.0', '1.1']) {
    cpSync(latest, join(project, 'content', version), { recursive: true });
    commit({}, '2025-10-01T00:00:00Z', 'Cutter');
  }
  commit({ '1.0/y.md': 'two, corrected', 'latest/x.md': 'one, new' }, '2025-11-01T00:00:00Z', 'Linus');
  const { updates } = readLastUpdates(project, ['content']);
  const [ada, grace, linus] = ['Ada 08', 'Grace 09', 'Linus 11'].map((text) => {
    const [author, month] = text.split(' ');
    return { author, date: `2025-${month}-01T00:00:00.000Z` };
  });
  expect(Object.fromEntries(updates ?? [])).toMatchObject({
    'content/1.0/x.md': grace,
    'content/1.1/x.md': grace,
    'content/1.1/y.md': ada,
    'content/1.0/y.md': linus,
    'content/latest/x.md': linus,
    'content/latest/y.md': ada,
  });
});

it('DOC-17 a build outside a Git repository or before the first commit only warns about missing dates', () => {
  const bare = join(home, 'bare');
  mkdirSync(bare);
  vi.stubEnv('GIT_CEILING_DIRECTORIES', home);
  const outside = readLastUpdates(bare, ['content']);
  git(bare, ['init', '--quiet']);
  expect(readLastUpdates(bare, ['content'])).toEqual(outside);
  expect(outside.updates).toBeNull();
  const reason = 'There is no git history. Pages are built without "Last updated".';
  const hint = 'Build from a Git clone to show when pages were changed.';
  expect(reportProblems(outside.problems).text).toBe(
    `content:1:1 no-last-update (warning)\n  ${reason}\n  ${hint}\n\n0 errors, 1 warning\n`,
  );
});

it('DOC-17 a build from a shallow clone shows no dates of last updates, as they would be wrong', () => {
  git(home, ['clone', '--quiet', '--depth', '1', `file://${join(home, 'clone')}`, 'shallow']);
  const { updates, problems } = readLastUpdates(join(home, 'shallow/docs'), ['content']);
  expect(updates).toBeNull();
  const hint = 'Fetch the full history: git fetch --unshallow.';
  expect(problems).toMatchObject([{ severity: 'warning', hint }]);
});
