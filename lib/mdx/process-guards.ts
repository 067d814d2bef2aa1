/**
 * Runs the code of a page so that it cannot end the process: `process.exit` throws, and an unhandled rejection is
 * thrown as an error by this function. Calls must not overlap, since their rejections could not be told apart.
 * @throws the error that the code throws, or the first unhandled rejection
 * @see acceptance BLD-09
 */
export async function withProcessGuards<T>(run: () => Promise<T>): Promise<T> {
  const rejections: unknown[] = [];
  const onRejection = (error: unknown) => void rejections.push(error);
  const { exit } = process;
  process.exit = () => {
    throw new Error('Code on the page ends the build process.');
  };
  process.on('unhandledRejection', onRejection);
  try {
    const [result] = await Promise.allSettled([run()]);
    // Node.js reports unhandled rejections only after pending microtasks have run.
    await new Promise((resolve) => setImmediate(resolve));
    if (result.status === 'rejected') throw result.reason;
    if (rejections.length > 0) throw rejections[0];
    return result.value;
  } finally {
    process.exit = exit;
    process.off('unhandledRejection', onRejection);
  }
}
