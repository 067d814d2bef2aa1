import { runCommand } from '@/build/run-command';

/**
 * Reads and checks all content in a child process, because this process has already loaded the old configuration.
 * @throws Error when the check reports errors; the child process prints them
 */
export async function verifyContent(): Promise<void> {
  const code = await runCommand('npm', ['run', '--silent', 'content']);
  if (code !== 0) throw new Error('The content check fails with this change, so the change was undone.');
}
