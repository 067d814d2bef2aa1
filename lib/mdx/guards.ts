/** The guarded call before, since two at a time would mix up their rejections. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs authors' code so that it cannot end the process: `process.exit` throws, and an unhandled rejection becomes the
 * error of this call.
 *
 * @throws what the code throws; the first unhandled rejection
 * @see acceptance BLD-09
 */
export function withGuards<T>(run: () => Promise<T>): Promise<T> {
  const result = last.then(() => guard(run));
  last = result.catch(() => {});
  return result;
}

async function guard<T>(run: () => Promise<T>): Promise<T> {
  const rejections: unknown[] = [];
  const onRejection = (error: unknown) => void rejections.push(error);
  const { exit } = process;
  process.exit = () => {
    throw new Error('Code on the page ends the build process.');
  };
  process.on('unhandledRejection', onRejection);
  try {
    const [result] = await Promise.allSettled([run()]);
    // Node.js reports unhandled rejections only after pending work has run.
    await new Promise((resolve) => setImmediate(resolve));
    if (result.status === 'rejected') throw result.reason;
    if (rejections.length > 0) throw rejections[0];
    return result.value;
  } finally {
    process.exit = exit;
    process.off('unhandledRejection', onRejection);
  }
}
