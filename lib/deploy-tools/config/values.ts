/** A range of the text, in UTF-16 code units. */
export interface Place {
  start: number;
  end: number;
}

/** A key of an object, with the place of its name. */
export interface Entry {
  key: string;
  place: Place;
  value: ConfigValue;
}

export interface ObjectValue extends Place {
  kind: 'object';
  /** In the order of the text; the last of several with the same key counts. */
  entries: Entry[];
  /** True if the object can have keys that are not in `entries`, such as those of a spread. */
  open: boolean;
  /** True if the object has more keys than are read. */
  cut?: boolean;
}

export interface ArrayValue extends Place {
  kind: 'array';
  items: ConfigValue[];
  /** True if the array can have items that are not in `items`. */
  open: boolean;
  /** True if the array has more items than are read. */
  cut?: boolean;
}

export type PlainValue = Place &
  (
    | { kind: 'string' | 'regexp'; value: string }
    | { kind: 'number'; value: number }
    | { kind: 'boolean'; value: boolean }
    | { kind: 'null'; value: null }
    | { kind: 'undefined'; value: undefined }
  );

export interface FunctionValue extends Place {
  kind: 'function';
}

/** A value that only running the code could tell. */
export interface UnknownValue extends Place {
  kind: 'unknown';
  reason: string;
  /** Name of the variable that it comes from, if the file does not define it. */
  name?: string;
}

export type ConfigValue = ObjectValue | ArrayValue | PlainValue | FunctionValue | UnknownValue;

/** Returns the last entry with a key; undefined if there is none. */
export function findEntry(value: ConfigValue | undefined, key: string): Entry | undefined {
  return value?.kind === 'object' ? value.entries.findLast((entry) => entry.key === key) : undefined;
}

/** Returns the value of a key, or of a path of keys; undefined if it is not set. */
export function getValue(value: ConfigValue | undefined, ...path: string[]): ConfigValue | undefined {
  return path.reduce<ConfigValue | undefined>((inner, key) => findEntry(inner, key)?.value, value);
}

/** Returns the string that a key is set to; undefined if it is not set or not a string. */
export function getString(value: ConfigValue | undefined, key: string): string | undefined {
  const found = getValue(value, key);
  return found?.kind === 'string' ? found.value : undefined;
}

/** True if a key is set to `true`. */
export function isTrue(value: ConfigValue | undefined, key: string): boolean {
  const found = getValue(value, key);
  return found?.kind === 'boolean' && found.value;
}

/** True if it is certain that an object does not set a key, or sets it to `undefined`. */
export function lacks(value: ConfigValue | undefined, key: string): boolean {
  if (value?.kind !== 'object') return false;
  const entry = findEntry(value, key);
  return entry ? entry.value.kind === 'undefined' : !value.open;
}

/** Returns the items of an array; an empty array for other values. */
export const getItems = (value: ConfigValue | undefined): readonly ConfigValue[] =>
  value?.kind === 'array' ? value.items : [];

/** Lists a value and everything in it, each once, with the path of keys that leads to it. */
export function listParts(root: ConfigValue): { path: string; value: ConfigValue }[] {
  const parts = [{ path: '', value: root }];
  const seen = new Set<ConfigValue>([root]);
  const add = (path: string, value: ConfigValue) => {
    if (seen.has(value)) return;
    seen.add(value);
    parts.push({ path, value });
  };
  // The list grows while it is read.
  for (const { path, value } of parts) {
    if (value.kind === 'array')
      for (const [index, item] of value.items.entries()) add(`${path}[${index}]`, item);
    if (value.kind === 'object')
      for (const entry of value.entries) add(path ? `${path}.${entry.key}` : entry.key, entry.value);
  }
  return parts;
}
