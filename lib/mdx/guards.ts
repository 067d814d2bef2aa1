/**
 * Runs authors' code so that it cannot end the process: `process.exit` throws, and an unhandled rejection becomes the
 * error of this call. One call at a time, since two would mix up their rejections.
 *
 * @throws what the code throws; the first unhandled rejection
 * @see acceptance BLD-09
 */
export async function withGuards<T>(run: () => Promise<T>): Promise<T> {
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
