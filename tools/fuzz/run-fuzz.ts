import { fork, type ChildProcess } from 'node:child_process';
import { createFuzzCase } from './mutations';
import { readSeedPages } from './read-seed-pages';
import type { FuzzCaseResult } from './run-case';

export interface FuzzOptions {
  /** Seed of the first case; the seeds of further cases are `first + 1`, `first + 2`, … */
  first: number;
  count: number;
  /** Time limit of a case, in ms; a process that exceeds it is killed. */
  limitMs: number;
  /** Maximum heap size of the process that runs the cases, in MB. */
  heapMb: number;
  /** Time limit of one step, such as parsing, in ms; a page that exceeds it must be reported as a problem. */
  stepMs?: number;
  /** Path of the script that runs the cases; tests replace it. */
  program?: string;
  onResult?: (result: FuzzCaseResult) => void;
}

export interface FuzzSummary {
  results: FuzzCaseResult[];
  failed: FuzzCaseResult[];
  slowest: FuzzCaseResult[];
  /** Peak resident memory of any process that ran cases, in bytes. */
  peakBytes: number;
}

function startProcess({
  heapMb,
  stepMs = 4_000,
  program = 'tools/fuzz/fuzz-process.ts',
}: FuzzOptions): Promise<ChildProcess> {
  const child = fork(program, [String(stepMs)], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', () => resolve(child));
  });
}

type Answer = FuzzCaseResult & { rss: number };

/** Runs one case in the child process. Returns an error message if the process ends or exceeds the time limit. */
function runInProcess(child: ChildProcess, seed: number, limitMs: number): Promise<Answer | string> {
  return new Promise((resolve) => {
    let words = '';
    const onWords = (data: Buffer) => (words += String(data));
    const finish = (answer: Answer | string) => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('close');
      child.stderr?.off('data', onWords);
      resolve(answer);
    };
    const timer = setTimeout(() => finish(`It takes more than ${limitMs} ms.`), limitMs);
    child.stderr?.on('data', onWords);
    child.once('message', (answer) => finish(answer as Answer));
    child.once('close', (code) => finish(`Its process ends with ${code}: ${words.slice(0, 400)}`));
    child.send(seed);
  });
}

/**
 * Runs cases one after the other in a child process, which is replaced when a case hangs or crashes. The same options
 * create the same cases.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzSummary> {
  const { first, count, limitMs, onResult } = options;
  const results: FuzzCaseResult[] = [];
  let peakBytes = 0;
  let child = await startProcess(options);
  for (let seed = first; seed < first + count; seed++) {
    const answer = await runInProcess(child, seed, limitMs);
    let result: FuzzCaseResult;
    if (typeof answer === 'string') {
      child.kill('SIGKILL');
      child = await startProcess(options);
      const { kinds, bytes } = createFuzzCase(seed, readSeedPages());
      result = { seed, kinds, bytes: bytes.length, ms: limitMs, faults: [answer], rules: [] };
    } else {
      const { rss, ...rest } = answer;
      peakBytes = Math.max(peakBytes, rss);
      result = rest;
    }
    results.push(result);
    onResult?.(result);
  }
  child.disconnect();
  return {
    results,
    failed: results.filter(({ faults }) => faults.length > 0),
    slowest: results.toSorted((a, b) => b.ms - a.ms).slice(0, 10),
    peakBytes,
  };
}
