import { runCommand } from '@/build/run-command';

/** Thrown when a version command is called with invalid arguments. */
export class UsageError extends Error {}

/**
 * Runs a version command. If the command throws, prints the error message and sets the exit code to 1; if the arguments
 * are invalid, also prints the usage and sets the exit code to 2.
 */
export async function runVersionCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`Usage: npm run ${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Reads and checks all content in a child process, because this process has already loaded the old configuration.
 * @throws Error when the check reports errors; the child process prints them
 */
export async function verifyContent(): Promise<void> {
  const code = await runCommand('npm', ['run', '--silent', 'content']);
  if (code !== 0) throw new Error('The content check fails with this change, so the change was undone.');
}
