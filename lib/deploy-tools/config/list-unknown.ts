import type { ConfigValue, ObjectValue } from './values';

/** Lists the unknown parts of a value with the keys that lead to them, down to a few levels. */
export function listUnknown(value: ConfigValue, path = '', depth = 0): { path: string; reason: string }[] {
  if (value.kind === 'unknown') return [{ path: path || 'window.config', reason: value.reason }];
  if (depth > 6) return [];
  if (value.kind === 'array')
    return value.items
      .slice(0, 100)
      .flatMap((item, index) => listUnknown(item, `${path}[${index}]`, depth + 1))
      .slice(0, 100);
  if (value.kind !== 'object') return [];
  return listUnknownKeys(value, path, depth).slice(0, 100);
}

function listUnknownKeys(
  value: ObjectValue,
  path: string,
  depth: number,
): { path: string; reason: string }[] {
  const inner = value.entries
    .slice(0, 200)
    .flatMap(({ key, value: next }) => listUnknown(next, path ? `${path}.${key}` : key, depth + 1));
  return value.open
    ? [{ path: path || 'window.config', reason: 'can have more keys, which are computed' }, ...inner]
    : inner;
}
