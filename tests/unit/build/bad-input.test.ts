import { cpSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScript } from '@/tests/support/run-script';
import { olderVersions } from '@/tests/support/served-versions';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';

const dir = makeFolder();
const check = (gitHubActions: string, ...args: string[]) =>
  runScript('scripts/content.ts', args, { DOCS_CONTENT_DIR: dir, GITHUB_ACTIONS: gitHubActions });

beforeAll(() => {
  cpSync('tests/fixtures/faults', dir, { recursive: true });
  for (const version of olderVersions)
    cpSync('tests/fixtures/faults/3.9', join(dir, basename(version.dir)), { recursive: true });
  writeFileSync(join(dir, 'latest', 'huge.md'), `# Huge\n${'word '.repeat(1_000_000)}`);
});

afterAll(() => removeFolder(dir));

it('BLD-01 BLD-03 BLD-04 BLD-09 the content check fails, reports file, line and fix of each fault, and adds annotations on GitHub', async () => {
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

it('the content check with --json prints its problems as JSON instead of text, and still fails', () => {
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
