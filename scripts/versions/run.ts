/** The command was called in a way that it does not know. */
export class UsageError extends Error {}

const isUsage = (error: unknown): boolean =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a command on versions: what it throws is printed as one message, with the usage where that is the fault, and
 * becomes the exit code.
 */
export async function runVersionCommand(usage: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (isUsage(error)) console.error(`Usage: npm run ${usage}`);
    process.exitCode = isUsage(error) ? 2 : 1;
  }
}
