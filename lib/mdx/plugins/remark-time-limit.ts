import type { Root } from 'mdast';
import { withTimeLimit } from '@/lib/content/time-limit';

/**
 * Limits the time of all later steps, which run nested in this plugin. The caller limits the earlier steps, up to the
 * first asynchronous one.
 * @param limitMs total time for the steps
 * @param onError called with a timeout or an error of a step. The processor then never resolves. After an asynchronous
 * step, an error thrown here would be unhandled and end the process
 */
export function remarkTimeLimit(limitMs: number, onError: (error: unknown) => void) {
  // The processor passes `next`, which runs the later steps, only to functions with three parameters.
  return (_tree: Root, _file: unknown, next: () => void): void => {
    try {
      withTimeLimit(next, limitMs);
    } catch (error) {
      onError(error);
    }
  };
}
