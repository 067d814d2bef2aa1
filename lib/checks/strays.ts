import type { RenderFault } from '@/lib/mdx/try-render';

/**
 * Runs code of authors so that it cannot end the process: a promise that is rejected and that nobody waits for, and
 * `process.exit`, become its fault.
 */
export async function catchStrays(run: () => Promise<RenderFault | null>): Promise<RenderFault | null> {
  const strays: unknown[] = [];
  const onStray = (error: unknown) => void strays.push(error);
  const { exit } = process;
  const forbidden: typeof exit = () => {
    throw new Error('The page ends the process that builds the site.');
  };
  process.exit = forbidden;
  process.on('unhandledRejection', onStray);
  try {
    const fault = await run();
    // Node.js tells of rejections when everything that was due has run.
    await new Promise((resolve) => setImmediate(resolve));
    return fault ?? (strays.length > 0 ? { error: strays[0], at: undefined } : null);
  } finally {
    process.exit = exit;
    process.off('unhandledRejection', onStray);
  }
}
