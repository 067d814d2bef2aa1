import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { olderVersions } from '@/tests/support/served-versions';

let dir = '';
const check = (gitHubActions: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DOCS_CONTENT_DIR: dir, GITHUB_ACTIONS: gitHubActions },
  });

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'faults-'));
  cpSync('tests/fixtures/faults', dir, { recursive: true });
  for (const version of olderVersions)
    cpSync('tests/fixtures/faults/3.9', join(dir, basename(version.dir)), { recursive: true });
  writeFileSync(join(dir, 'latest', 'huge.md'), `# Huge\n${'word '.repeat(1_000_000)}`);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('BLD-01 BLD-03 BLD-04 BLD-09 the check fails, reports file, line and fix of each fault, and adds annotations on GitHub', async () => {
  const { stdout, status } = check('true');
  const folder = `${relative(process.cwd(), dir).replaceAll('\\', '/')}/`;
  const entries = stdout.replaceAll(/^::.*\n/gm, '').split('\n\n');
  const report = entries
    .filter((entry) => entry.startsWith(folder))
    .map((entry) => entry.replaceAll(folder, ''))
    .join('\n\n');
  // After a change, review the difference and update the file: npx vitest run --project unit bad-input --update
  await expect(`${report}\n`).toMatchFileSnapshot('../../fixtures/faults-report.txt');
  const count = (severity: string) => stdout.match(new RegExp(`^::${severity} `, 'gm'))?.length ?? 0;
  expect(stdout).toContain(`\n${count('error')} errors, ${count('warning')} warnings\n`);
  expect(stdout).toMatch(
    /^::error file=.*\/latest\/empty-link\.md,line=3,col=10,title=empty-link::The link to "\/" has no text\.%0A/m,
  );
  expect([count('error'), status]).toEqual([17, 1]);
});

it('the check prints the same problems as JSON with --json', () => {
  const { stdout, status } = check('', '--json');
  const { errors, problems } = JSON.parse(stdout);
  expect([errors, status]).toEqual([17, 1]);
  expect(problems).toContainEqual({
    file: expect.stringMatching(/\/latest\/empty-link\.md$/),
    line: 3,
    column: 10,
    rule: 'empty-link',
    severity: 'error',
    message: 'The link to "/" has no text.',
    hint: expect.any(String),
  });
});
