import type { Root } from 'mdast';
import { TimeLimitError, withTimeLimit } from '@/lib/content/time-limit';

/**
 * Limits the time of all steps that come after it, which run one in the other. The steps before it are limited by the
 * call that starts them, up to the first that waits.
 *
 * @param limitMs time for the steps together
 * @param onSlow told when they took too long; the processor then never answers
 */
export function remarkTimeLimit(limitMs: number, onSlow: (error: TimeLimitError) => void) {
  // The third parameter makes the processor hand over its next step.
  return (_tree: Root, _file: unknown, next: () => void): void => {
    try {
      withTimeLimit(next, limitMs);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      onSlow(error);
    }
  };
}
