import { spawn } from 'node:child_process';

/**
 * Runs a program with its output in this terminal.
 * @param env variables to add to the environment of this process
 * @returns exit code; 1 if the program could not be started or was stopped by a signal
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
