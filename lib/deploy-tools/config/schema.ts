import { appKeys } from './data/app-keys';
import type { ViewerLine } from './data/lines';
import { sourceKinds } from './data/source-keys';
import type { ConfigKey, ConfigKeys, ValueType } from './config-key';
import type { ConfigValue } from './values';

/** Returns the keys that a line of the viewer reads, with what differs in this line. */
export function getKeys(keys: ConfigKeys, line: ViewerLine): Map<string, ConfigKey> {
  const read = Object.entries(keys).filter(([, { only }]) => !only || only.includes(line));
  return new Map(read.map(([name, key]) => [name, { ...key, ...key.changes?.[line] }]));
}

/** Returns the keys of `window.config` in a line of the viewer. */
export const getAppKeys = (line: ViewerLine): Map<string, ConfigKey> => getKeys(appKeys, line);

/** Returns the keys in the `configuration` of a kind of data source; undefined for kinds of extensions. */
export function getSourceKeys(
  kind: string | undefined,
  line: ViewerLine,
): Map<string, ConfigKey> | undefined {
  const keys = kind === undefined ? undefined : sourceKinds[kind];
  return keys && getKeys(keys, line);
}

/** True if a value has one of the types, or if only running the code could tell. */
export function hasType({ kind }: ConfigValue, types: readonly ValueType[]): boolean {
  return kind === 'unknown' || kind === 'undefined' || (types as readonly string[]).includes(kind);
}

/** Formats types for readers: `a string or null`. */
export function describeTypes(types: readonly ValueType[]): string {
  const names: Record<ValueType, string> = {
    string: 'a string',
    number: 'a number',
    boolean: 'true or false',
    array: 'an array […]',
    object: 'an object {…}',
    function: 'a function',
    null: 'null',
    regexp: 'a regular expression',
  };
  return types.map((type) => names[type]).join(' or ');
}
