import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the process with a message on the standard error output. */
export function fail(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

/** Ends the process with a message about wrong arguments. `usage` is how to call the command, without `npm run`. */
export function failUsage(message: string, usage: string): never {
  return fail(`${message}\nUsage: npm run ${usage}`, 2);
}

/**
 * Parses the arguments of this command. Ends the process with a message if there are unknown ones.
 * @param usage how to call the command, without `npm run`
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
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
