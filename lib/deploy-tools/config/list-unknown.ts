import { listParts, type ConfigValue } from './values';

/** Says what a part of a config does not tell; undefined if it is known. */
function describeUnknown(value: ConfigValue): string | undefined {
  if (value.kind === 'unknown') return value.reason;
  if (value.kind !== 'object' && value.kind !== 'array') return undefined;
  if (value.cut) return 'has more entries than are checked';
  return value.kind === 'object' && value.open ? 'can have more keys, which are computed' : undefined;
}

/** Lists the unknown parts of a value, as sentences that begin with the keys that lead to them. */
export const listUnknown = (config: ConfigValue): string[] =>
  listParts(config).flatMap(({ path, value }) => {
    const reason = describeUnknown(value);
    return reason ? [`${path || 'window.config'} ${reason}.`] : [];
  });
