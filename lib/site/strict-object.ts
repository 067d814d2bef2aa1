import { z } from 'zod';

/**
 * An object schema that rejects unknown keys. The message of such an issue is the list of known keys, so that
 * `explainIssues` can list them and suggest the closest one.
 */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  });
}
