import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Resources that a command used. */
export interface Cost {
  /** CPU time of the command and all its children, in s. */
  cpu: number;
  /** Wall time in s. */
  wall: number;
  /** Largest memory of the command and all its children at one time, in MB. Shared pages count once. */
  memory: number;
}

/** How often the memory is measured, in ms. */
const interval = 250;

/** Returns the memory of all processes of a group in MB. Linux only. */
function readGroupMemory(group: number): number {
  const kilobytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(processGroup) !== group) return 0;
        return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
      } catch {
        return 0; // The process has ended meanwhile.
      }
    });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/**
 * Runs a command in a folder and measures it.
 * @throws Error with the end of its output if the command fails
 */
export async function runCommand(
  dir: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  // The shell reports the CPU time of all processes that it and its children waited for.
  const script = 'TIMEFORMAT="%U %S %R"; time "$@"';
  const child = spawn('bash', ['-c', script, 'bash', command, ...args], {
    cwd: dir,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, readGroupMemory(child.pid ?? 0));
  }, interval);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(timer));
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${dir}:\n${output.slice(-3000)}`);
  const times =
    output
      .trim()
      .split('\n')
      .findLast((line) => /^[\d.]+ [\d.]+ [\d.]+$/.test(line)) ?? '';
  const [user = 0, system = 0, wall = 0] = times.split(' ').map(Number);
  return { cpu: user + system, wall, memory };
}
