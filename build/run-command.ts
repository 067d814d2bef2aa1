import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program with its output in this terminal and additional environment variables. Returns its exit code; 1 if the
 * program could not be started or was stopped by a signal.
 */
export function runCommand(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return once(child, 'close').then(
    ([code]: (number | null)[]) => code ?? 1,
    (error: Error) => {
      console.error(`${command} could not be started: ${error.message}`);
      return 1;
    },
  );
}
