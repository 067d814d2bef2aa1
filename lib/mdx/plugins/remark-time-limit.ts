import type { Root } from 'mdast';
import { withTimeLimit } from '@/lib/content/time-limit';

/**
 * Limits the time of all steps that come after it, which run one in the other. The steps before it are limited by the
 * call that starts them, up to the first that waits.
 *
 * @param limitMs time for the steps together
 * @param onError told when they took too long, and what they threw; the processor then never answers. It would hand an
 *   error that it meets in here to nobody, since a step before may have waited: the process would end
 */
export function remarkTimeLimit(limitMs: number, onError: (error: unknown) => void) {
  // The third parameter makes the processor hand over its next step.
  return (_tree: Root, _file: unknown, next: () => void): void => {
    try {
      withTimeLimit(next, limitMs);
    } catch (error) {
      onError(error);
    }
  };
}
