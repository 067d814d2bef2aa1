import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs for a test. */
export interface RunningServer {
  /** E.g. `http://localhost:4200`, without slash. */
  origin: string;
  /** Everything it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export interface ServerCommand {
  command: string;
  args: readonly string[];
  port: number;
  env?: Record<string, string>;
  cwd?: string;
  /** Time until it must answer, in ms. */
  timeout?: number;
}

/** A port of this machine that nothing listens on. */
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

const answers = (origin: string) =>
  fetch(`${origin}/`).then(
    () => true,
    () => false,
  );

/** Time that the processes of a server get to end by themselves, in ms. */
const GRACE_MS = 10_000;

/** Sends a signal to all processes of a group; 0 only asks. @returns whether any is left */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a server with all that it has started, and waits for all of them: the first process may be gone while one of
 * the others still writes files.
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
 * Starts a server program and waits until it answers.
 * @throws Error with what it printed when it cannot be started, ends, or stays silent
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
  return { origin, output: () => output, stop: () => stopProcess(child) };
}
