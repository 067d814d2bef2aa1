import { fork, type ChildProcess } from 'node:child_process';
import { makeCase } from './mutations';
import { readSeedPages } from './read-seed-pages';
import type { CaseResult } from './run-case';

/** Cases to run, and their limits. */
export interface FuzzOptions {
  /** The cases have the seeds `first`, `first + 1`, … */
  first: number;
  count: number;
  /** Time limit of a case, in ms; then its process is killed. */
  limitMs: number;
  /** Memory for objects that all of a page's work may take at once, in MB. */
  heapMb: number;
  /** Time for one step of a page's work, in ms; a page that needs more is given up with a problem. */
  stepMs?: number;
  /** Program of the process. */
  program?: string;
  onResult?: (result: CaseResult) => void;
}

/** Result of all cases. */
export interface FuzzSummary {
  results: CaseResult[];
  failed: CaseResult[];
  slowest: CaseResult[];
  /** Largest resident memory of a process, in bytes. */
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

type Answer = CaseResult & { rss: number };

/** One case in the process; null when it ended or took too long. */
function ask(child: ChildProcess, seed: number, limitMs: number): Promise<Answer | string> {
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
 * Runs cases one after the other in a separate process, which is killed when a case hangs and restarted when one
 * crashes it. The same options give the same cases.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzSummary> {
  const { first, count, limitMs, onResult } = options;
  const results: CaseResult[] = [];
  let peakBytes = 0;
  let child = await startProcess(options);
  for (let seed = first; seed < first + count; seed++) {
    const answer = await ask(child, seed, limitMs);
    let result: CaseResult;
    if (typeof answer === 'string') {
      child.kill('SIGKILL');
      child = await startProcess(options);
      const { kinds, bytes } = makeCase(seed, readSeedPages());
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
