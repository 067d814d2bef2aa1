import { z } from 'zod';

/**
 * An object schema that refuses unknown keys. The message of such an issue is the list of the keys that are known
 * there, so that `explainIssues` can name them and the nearest one.
 */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  });
}
