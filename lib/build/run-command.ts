import { spawn } from 'node:child_process';

/**
 * Runs a program with its output on this terminal.
 * @param env added to this process's environment
 * @param onErrors told what it prints as errors, which is printed all the same
 * @returns its exit code; 1 when it could not be started or was stopped by a signal
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  onErrors?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const stderr = onErrors ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['inherit', 'inherit', stderr],
      env: { ...process.env, ...env },
    });
    child.stderr?.on('data', (data: Buffer) => {
      process.stderr.write(data);
      onErrors?.(data.toString());
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
