import { spawn } from 'node:child_process';
import { runCommand } from '@/build/run-command';

/** A command of `npm test`, with the name that is printed. */
export interface TestStep {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

const secondsSince = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/** Runs a program and captures its output instead of printing it. */
function runCollected([program, ...args]: TestStep['command']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const end = (code: number, reason = '') =>
      resolve({ code, output: `${Buffer.concat(chunks).toString()}${reason}` });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => end(1, `${program} could not be started: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

function printOutcome({ name }: TestStep, code: number, begun: number): void {
  if (code === 0) console.log(`${name}: ${secondsSince(begun)}`);
  else console.error(`\n${name} failed after ${secondsSince(begun)}.`);
}

/** Runs a step and prints its output to the terminal immediately. */
async function runAlone(step: TestStep): Promise<number> {
  console.log(`\n── ${step.name} ──`);
  const begun = performance.now();
  const [program, ...args] = step.command;
  const code = await runCommand(program, args);
  printOutcome(step, code, begun);
  return code;
}

/** Runs a step in parallel with others. Prints the output when the step ends, so that outputs do not mix. */
async function runInParallel(step: TestStep): Promise<number> {
  const begun = performance.now();
  const { code, output } = await runCollected(step.command);
  console.log(`\n── ${step.name} ──`);
  process.stdout.write(output);
  printOutcome(step, code, begun);
  return code;
}

/** Runs steps one after the other in parallel with other steps. @returns exit code of the first failed step, or 0 */
async function runLane(lane: readonly TestStep[]): Promise<number> {
  for (const step of lane) {
    const code = await runInParallel(step);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Runs steps one after the other. The items of a nested list run in parallel: each is a step, or a list of steps that run
 * one after the other. Stops after the first failed step or nested list.
 * @returns exit code of the first failed step; 0 if all steps passed
 */
export async function runSteps(
  steps: readonly (TestStep | readonly (TestStep | readonly TestStep[])[])[],
): Promise<number> {
  for (const next of steps) {
    const codes =
      'command' in next
        ? [await runAlone(next)]
        : await Promise.all(next.map((lane) => runLane([lane].flat())));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  return 0;
}
