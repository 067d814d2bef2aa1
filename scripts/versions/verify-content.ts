import { runCommand } from '@/lib/build/run-command';

/**
 * Reads and checks all content with the project as it is now, in a separate process, since this one has loaded the old versions.
 * @throws Error when there are problems, which are printed to the terminal
 */
export async function verifyContent(): Promise<void> {
  const code = await runCommand('npm', ['run', '--silent', 'content']);
  if (code !== 0) throw new Error('The content does not pass with this change, so nothing was changed.');
}
