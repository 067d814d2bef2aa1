/** An object from a file of a site: any keys, any values. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with keys, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
