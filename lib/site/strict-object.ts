import { z } from 'zod';

/**
 * Creates an object schema that rejects unknown keys. The error message for an unknown key consists of the known keys,
 * so that `explainIssues` can list them and suggest the closest one.
 */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  });
}
