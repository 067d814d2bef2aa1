import type { z } from 'zod';

/** Documentation of one key that authors may use in front matter or in a category file. */
export interface KeyDocumentation {
  /** Type of the key's value, in the words of the authors' guide. */
  expects: 'text' | 'number' | 'true or false' | 'list of texts' | 'group of keys';
  /** Example line that an author can copy, e.g. `title: Release Notes`. */
  example: string;
  /** One-line description of the key, shown in the authors' guide and by code editors. */
  about: string;
}

const infos = new WeakMap<object, KeyDocumentation>();

/**
 * Creates a function that declares optional keys with the same type, and stores their documentation for `describeKeys`.
 * @returns function with two parameters: a value that an author can copy, and a description of the key in one line
 */
export const field =
  <Schema extends z.ZodType>(expects: KeyDocumentation['expects'], schema: Schema) =>
  (example: string, about: string): z.ZodExactOptional<Schema> => {
    const optional = schema.exactOptional();
    infos.set(optional, { expects, example, about });
    return optional;
  };

/** Returns the documentation of all keys of a schema that were declared with `field`, in the order of the schema. */
export function describeKeys(shape: Readonly<Record<string, object>>): Record<string, KeyDocumentation> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const info = infos.get(schema);
      return info ? [[name, { ...info, example: `${name}: ${info.example}` }]] : [];
    }),
  );
}
