import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findSampleProgram } from '@/tools/programs/sample-programs';
import type { SampleFault, Sample } from './sample';

const work = '.cache/samples/shell';

/** ShellCheck rules that are disabled, because they are meant for scripts, not for commands that readers paste. */
const notForPasting = [
  'SC2164', // warns about `cd` without `|| exit`
  'SC2034', // warns about unused variables, which a later code block may use
  'SC2012', // warns about parsing the output of `ls`
  'SC2103', // warns about `cd ..` instead of a subshell
];

const findings = z.object({
  comments: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      column: z.number(),
      code: z.number(),
      message: z.string(),
    }),
  ),
});

/** Checks Bash commands with ShellCheck and with `bash -n`. */
export function checkShell(samples: readonly Sample[]): SampleFault[][] {
  const faults = samples.map((): SampleFault[] => []);
  if (samples.length === 0) return faults;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const files = samples.map(({ code }, index) => {
    const file = join(work, `${index}.sh`);
    writeFileSync(file, `${code}\n`);
    return file;
  });
  for (const { file, ...fault } of [...runShellCheck(files), ...runBash(files)]) {
    faults[files.indexOf(file)]?.push({ rule: 'sample-shell', hint: 'Correct the command.', ...fault });
  }
  return faults;
}

type Finding = Pick<SampleFault, 'line' | 'column' | 'message'> & { file: string; hint?: string };

function runShellCheck(files: readonly string[]): Finding[] {
  const options = [
    '--shell=bash',
    '--format=json1',
    '--severity=info',
    `--exclude=${notForPasting.join(',')}`,
  ];
  const { stdout } = spawnSync(findSampleProgram('shellcheck'), [...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return findings.parse(JSON.parse(stdout)).comments.map(({ code, message, ...place }) => ({
    ...place,
    message: `SC${code}: ${message}`,
    hint: `See https://www.shellcheck.net/wiki/SC${code}.`,
  }));
}

function runBash(files: readonly string[]): Finding[] {
  const { stderr } = spawnSync('bash', ['-c', 'for file; do bash -n "$file"; done', 'bash', ...files], {
    encoding: 'utf8',
  });
  return stderr.split('\n').flatMap((text) => {
    const [, file = '', line, message = ''] = /^(.+?): line (\d+): (.*)$/.exec(text) ?? [];
    return line === undefined ? [] : [{ file, line: Number(line), column: 1, message }];
  });
}
