import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedCommands, type CommandRun } from '../../support/documented-commands';
import { commitFolder } from '../../support/git';
import { copyRepository, type ProjectCopy } from '../../support/project-copy';

let project: ProjectCopy;
beforeAll(() => {
  project = copyRepository('documented-commands');
  appendFileSync(join(project.dir, '.gitignore'), '/node_modules\n');
});
afterAll(() => project?.remove());

/** Commits all files of the copy. Not done before builds, because the bundler would take a repository for the project. */
function commitAll(): void {
  rmSync(join(project.dir, '.git'), { recursive: true, force: true });
  commitFolder(project.dir);
}

/** Settings of the test run, which commands that are typed by hand do not have. */
const unset = new Set(['CI', 'DOCS_PLACEHOLDERS', 'DOCS_TEST_ALL', 'FORCE_COLOR', 'NODE_ENV', 'VITEST']);
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.has(name))),
  NO_COLOR: '1',
} as unknown as NodeJS.ProcessEnv;

/**
 * Runs a line in a shell. Once the output matches `until`, requests the address in the first group, if it has one, and
 * stops all processes; the exit code is then null.
 */
async function run(line: string, until?: RegExp) {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn('bash', ['-c', line], { cwd: project.dir, env, detached: true, stdio });
  let output = '';
  let isServed = true;
  let isStopping = false;
  const add = (data: Buffer) => {
    output += String(data);
    const found = until?.exec(output);
    if (!found || isStopping) return;
    isStopping = true;
    const request = found[1] === undefined ? Promise.resolve(true) : fetch(found[1]).then(({ ok }) => ok);
    void request
      .catch(() => false)
      .then((ok) => {
        isServed = ok;
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      });
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: isStopping ? null : code, output, isServed };
}

const runs = Object.entries(documentedCommands).filter(
  (entry): entry is [string, CommandRun] => !('startedBy' in entry[1]),
);

it.each(runs)(
  'in a copy of the repository, the documented command "%s" has its expected exit code, output and files',
  async (documented, { run: line = documented, code = 0, output, until, files = [], inCleanTree }) => {
    if (inCleanTree) commitAll();
    expect(await run(line, until)).toEqual({
      code: until ? null : code,
      output: expect.stringMatching(until ?? output ?? /./) as string,
      isServed: true,
    });
    expect(files.filter((file) => !existsSync(join(project.dir, file)))).toEqual([]);
  },
  1_200_000,
);
