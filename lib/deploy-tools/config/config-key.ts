import type { ViewerLine } from './data/lines';

export type ValueType = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'function' | 'null' | 'regexp';

/** A key of the configuration, as the viewer's source reads it. */
export interface ConfigKey {
  types: readonly ValueType[];
  /** What the key does, in one sentence. */
  about: string;
  /** What applies if the key is missing. */
  missing: string;
  /** Page and anchor in the documentation of each version, without the path of the version. */
  docs: string;
  /** Allowed values of a string. */
  values?: readonly string[];
  /** Smallest number that has an effect. */
  min?: number;
  /** Keys of an object; others are unknown unless `anyKey` is true. */
  keys?: ConfigKeys;
  anyKey?: boolean;
  /** Type of the items of an array. */
  items?: readonly ValueType[];
  /** Keys of the items of an array. */
  itemKeys?: ConfigKeys;
  /** Only these lines read the key. */
  only?: readonly ViewerLine[];
  /** What to write instead in lines that don't read the key. */
  instead?: string;
  /** What differs in a line. */
  changes?: Partial<Record<ViewerLine, Partial<Pick<ConfigKey, 'types' | 'about' | 'missing' | 'docs'>>>>;
}

export type ConfigKeys = Readonly<Record<string, ConfigKey>>;
