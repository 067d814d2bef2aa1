import type { Root } from 'mdast';
import { withTimeLimit } from '@/lib/content/time-limit';

/**
 * Limits the time of all later steps, which run nested in this one. The caller limits the steps before it, up to the
 * first asynchronous one.
 *
 * @param limitMs total time for the steps
 * @param onError called with a timeout or what the steps threw; the processor then never resolves. An error thrown in
 *   here would be unhandled after an asynchronous step, and end the process
 */
export function remarkTimeLimit(limitMs: number, onError: (error: unknown) => void) {
  // With a third parameter, the processor passes its next step.
  return (_tree: Root, _file: unknown, next: () => void): void => {
    try {
      withTimeLimit(next, limitMs);
    } catch (error) {
      onError(error);
    }
  };
}
