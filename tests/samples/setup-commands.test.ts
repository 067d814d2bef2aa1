import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstAnswers } from '@/lib/deploy-tools/setup/answers';
import { generateSetup } from '@/lib/deploy-tools/setup/generate';
import { listCombinations } from '@/lib/deploy-tools/setup/questions';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import { findSampleProgram } from '@/tools/programs/sample-programs';

/** Distinct Bash commands of all setups. Those for IIS are for PowerShell. */
const commands = new Set(
  listCombinations(firstAnswers).flatMap((answers) =>
    ['', '/ohif'].flatMap((path) => {
      const { steps, checks } = generateSetup({ ...answers, path });
      return [...(answers.host === 'iis' ? [] : steps), ...checks].flatMap(({ code }) => code ?? []);
    }),
  ),
);

it('the setup generator writes shell commands in which ShellCheck finds no mistake', () => {
  const folder = makeFolder();
  const files = [...commands].map((code, index) => {
    const file = join(folder, `${index}.sh`);
    writeFileSync(file, `#!/bin/bash\nset -e\n${code}\n`);
    return file;
  });
  const { stdout, stderr, status } = spawnSync(findSampleProgram('shellcheck'), ['-s', 'bash', ...files], {
    encoding: 'utf8',
  });
  removeFolder(folder);
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
  expect(files.length).toBeGreaterThan(50);
});
