import type { DocsLink } from '../finding';
import type { ConfigKey } from './config-key';
import { toDocsLink, type CheckedVersion } from '../docs-link';
import { maskSecrets } from '../mask-secrets';
import { getKind } from './rules/keys';
import { getAppKeys, getKeys, getSourceKeys } from './schema';
import { getItems, getString, getValue, type ConfigValue, type Entry } from './values';

/** A key that a config sets, explained. */
export interface ExplainedKey {
  /** Path of the key, such as `dataSources[0].qidoRoot`. */
  path: string;
  line: number;
  /** The value as far as it is known, shortened and without secrets. */
  value: string;
  about: string;
  /** What applies if the key is missing. */
  missing: string;
  docs: DocsLink;
}

const maxKeys = 500;

function describeValue(value: ConfigValue): string {
  switch (value.kind) {
    case 'object':
      return `{ ${value.entries.length} ${value.entries.length === 1 ? 'key' : 'keys'} }`;
    case 'array':
      return `[ ${value.items.length} ${value.items.length === 1 ? 'entry' : 'entries'} ]`;
    case 'function':
      return 'a function';
    case 'unknown':
      return `unknown: ${value.reason}`;
    case 'regexp':
      return `/${value.value.slice(0, 80)}/`;
    case 'string':
      return `'${value.value.slice(0, 80)}'`;
    default:
      return String(value.value);
  }
}

/** Lists every key that a config sets and the viewer knows, with what it does, in the order of the documentation. */
export function explainConfig(
  config: ConfigValue,
  version: CheckedVersion,
  locate: (offset: number) => { line: number },
): ExplainedKey[] {
  const { line } = version;
  const explained: ExplainedKey[] = [];
  const explain = (name: string, { place, value }: Entry, { about, missing, docs }: ConfigKey) => {
    if (explained.length >= maxKeys) return;
    const isSecret = /secret|password|token/i.test(name);
    const text = isSecret && value.kind === 'string' ? '•••' : maskSecrets(describeValue(value));
    explained.push({
      path: name,
      line: locate(place.start).line,
      value: text,
      about,
      missing,
      docs: toDocsLink(docs, version),
    });
  };
  const explainKeys = (
    value: ConfigValue | undefined,
    known: ReadonlyMap<string, ConfigKey>,
    prefix: string,
  ) => {
    if (value?.kind !== 'object') return;
    const entries = new Map(value.entries.map((entry) => [entry.key, entry]));
    for (const [name, key] of known) {
      const entry = entries.get(name);
      if (!entry) continue;
      explain(prefix + name, entry, key);
      if (key.keys) explainKeys(entry.value, getKeys(key.keys, line), `${prefix}${name}.`);
      if (key.itemKeys)
        for (const [index, item] of getItems(entry.value).entries())
          explainKeys(item, getKeys(key.itemKeys, line), `${prefix}${name}[${index}].`);
      if (name === 'dataSources' && prefix === '') explainSources(entry.value);
    }
  };
  const explainSources = (list: ConfigValue) => {
    for (const source of getItems(list).slice(0, 100)) {
      const keys = getSourceKeys(getKind(source), line);
      const name = getString(source, 'sourceName') ?? '?';
      if (keys) explainKeys(getValue(source, 'configuration'), keys, `${name}: `);
    }
  };
  explainKeys(config, getAppKeys(line), '');
  return explained;
}
