import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs for a test. */
export interface RunningServer {
  /** Origin without a trailing slash, such as `http://localhost:4200`. */
  origin: string;
  /** Id of the server's process, which is also that of its process group. */
  pid: number;
  /** Returns everything that the server has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export interface ServerCommand {
  command: string;
  args: readonly string[];
  port: number;
  env?: Record<string, string>;
  cwd?: string;
  /** Time in which the server must start to respond, in ms. */
  timeout?: number;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether a server responds. A redirect is a response, wherever it leads. */
const answers = (origin: string) =>
  fetch(`${origin}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Time between the request to end a server (SIGTERM) and its forced end (SIGKILL), in ms. */
const GRACE_MS = 10_000;

/** Sends a signal to all processes of a group; 0 only tests for existence. @returns true if any process still exists */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a server and its child processes, and waits until all have ended, because a child process may still write files
 * after its parent has ended.
 */
async function stopProcess(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + GRACE_MS;
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) signalGroup(pid, 'SIGKILL');
    await wait(20);
  }
}

/**
 * Starts a server program and waits until it responds.
 * @throws Error with the output of the program, when it cannot start, ends early, or does not respond in time
 */
export async function startServer({
  command,
  args,
  port,
  env,
  cwd,
  timeout = 60_000,
}: ServerCommand): Promise<RunningServer> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended: string | undefined;
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code) => (ended ??= `it ended with code ${code}`));
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + timeout;
  while (!(await answers(origin))) {
    if (ended === undefined && Date.now() < deadline) {
      await wait(50);
      continue;
    }
    await stopProcess(child);
    throw new Error(`${command} does not serve ${origin}: ${ended ?? 'no answer'}\n${output}`);
  }
  return { origin, pid: child.pid ?? 0, output: () => output, stop: () => stopProcess(child) };
}
