import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the process with a message on the standard error output. */
export function fail(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

/** Waits for a step, and ends the process with the message of its error if it fails. */
export function orFail<Result>(step: Promise<Result>): Promise<Result> {
  return step.catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
}

/** Ends the process with a message unless `dir` contains a finished site. */
export function requireFinishedSite(dir: string): void {
  if (!existsSync(join(dir, '404.html')))
    fail(`${dir}/ does not contain a finished site. Run "npm run build" first.`);
}
