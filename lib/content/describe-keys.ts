import type { z } from 'zod';

/** Description of a key's values for authors. */
type Expects = 'text' | 'number' | 'true or false' | 'list of texts' | 'group of keys';

/** One allowed key: what it takes, an example line, and what it does. */
export interface KeyInfo {
  expects: Expects;
  /** A line that an author can copy. */
  example: string;
  /** One line for the authors' guide and for editors. */
  about: string;
}

const infos = new WeakMap<object, KeyInfo>();

/**
 * An optional key of a file that authors write.
 * @param example a value that an author can copy
 * @param about what the key does
 */
export function key<Schema extends z.ZodType>(
  schema: Schema,
  expects: Expects,
  example: string,
  about: string,
): z.ZodExactOptional<Schema> {
  const optional = schema.exactOptional();
  infos.set(optional, { expects, example, about });
  return optional;
}

/** The keys of a schema that were made by `key`, in order. */
export function describeKeys(shape: Readonly<Record<string, object>>): Record<string, KeyInfo> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const info = infos.get(schema);
      return info ? [[name, { ...info, example: `${name}: ${info.example}` }]] : [];
    }),
  );
}
