import { appendFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '@/build/run-command';
import { listFiles } from '@/lib/checks/export/served-files';
import { getReleaseLine } from '@/lib/site/release-line';
import { commitFolder } from '../../support/git';
import { copyRepository, type ProjectCopy } from '../../support/project-copy';
import { latestVersion } from '../../support/served-versions';

/** The release line to freeze. */
const line = getReleaseLine(latestVersion.viewer.release);
const [major, minor] = line.split('.').map(Number);
const nextLine = `${major}.${(minor ?? 0) + 1}`;

/**
 * Removes what differs between builds: the build id in page data, names of shared scripts and styles, which contain a
 * hash, and the hash of the script with these names in the policy of a page.
 */
const withoutBuildMarks = (html: string): string =>
  html
    .replace(/(\\"b\\":\\")[\w-]+(\\")/g, '$1$2')
    .replace(/(\bstatic\/[a-z]+\/)[\w.-]+(\.(?:js|css))/g, '$1$2')
    .replace(/'sha256-[\w+/]{43}='/g, "'sha256-'");

/** Reads the pages of a version in the export: file → HTML. */
function readPages(out: string, version: string): Map<string, string> {
  const files = listFiles(join(out, version)).filter((file) => file.endsWith('.html'));
  const read = (file: string) => withoutBuildMarks(readFileSync(join(out, version, file), 'utf8'));
  return new Map(files.map((file) => [file, read(file)]));
}

const listChanged = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before].flatMap(([file, html]) => (after.get(file) === html ? [] : [file]));

describe('npm run version:cut and the commands after it, on a copy of this project', () => {
  let project: ProjectCopy;
  /** Where the history is moved after the cut: the bundler takes a folder with `.git` for the root of the project. */
  let history: string;
  const run = (script: string, ...args: string[]) => {
    const rest = args.length > 0 ? ['--', ...args] : [];
    const environment = { DOCS_PLACEHOLDERS: 'off', ...(existsSync(history) && { GIT_DIR: history }) };
    return runCommand('npm', ['--prefix', project.dir, 'run', '--silent', script, ...rest], environment);
  };

  beforeAll(() => {
    project = copyRepository('version-cut');
    history = join(project.dir, '.cache/history');
    appendFileSync(join(project.dir, '.gitignore'), '/node_modules\n');
    commitFolder(project.dir);
  });
  afterAll(() => project?.remove());

  it('VER-16 npm run version:cut freezes the latest version without an error', async () => {
    expect(await run('version:cut', line, '--next', `${nextLine}.0`, '--since', '2026-11')).toBe(0);
    commitFolder(project.dir);
    renameSync(join(project.dir, '.git'), history);
  }, 1_200_000);

  it.each(['samples', 'build:fixtures', 'build', 'test:export'])(
    'VER-16 npm run %s succeeds after the freeze, although no test was changed',
    async (script) => {
      expect(await run(script)).toBe(0);
    },
    1_200_000,
  );

  it('VER-08 VER-16 a page edited after the freeze changes only in the latest version, not in the frozen one', async () => {
    const out = join(project.dir, 'out');
    const frozen = readPages(out, line);
    const page = join(project.dir, 'content/latest/faq/general.md');
    appendFileSync(page, '\n## Added later\n\nThis section is in the latest version only.\n');
    expect(await run('build')).toBe(0);
    const after = readPages(out, line);
    expect(frozen.size).toBeGreaterThan(100);
    expect([...after.keys()]).toEqual([...frozen.keys()]);
    expect(listChanged(frozen, after)).toEqual([]);
    expect(after.get('faq/general.html')).toContain(
      `This is documentation for OHIF ${line}, which is no longer actively maintained.`,
    );
    expect(after.get('faq/general.html')).toMatch(/<link rel="canonical" href="[^"]*\/faq\/general"/);
    const latest = readFileSync(join(out, 'faq/general.html'), 'utf8');
    expect(latest).toContain('Added later');
    expect(latest).toContain(`Changed since ${line}`);
    const unchanged = readFileSync(join(out, 'resources.html'), 'utf8');
    expect(unchanged).not.toContain('Changed since');
  }, 1_200_000);
});
