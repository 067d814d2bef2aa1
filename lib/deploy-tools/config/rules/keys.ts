import { appKeys, unreadKeys } from '../data/app-keys';
import { dicomWebKeys, entryKeys, unreadSourceKeys } from '../data/source-keys';
import type { ConfigKey } from '../config-key';
import { describeTypes, getAppKeys, getKeys, getSourceKeys, hasType } from '../schema';
import { getItems, getString, getValue, type ConfigValue, type Entry, type ObjectValue } from '../values';
import { quote } from '../../reporter';
import { startOf, type RuleContext } from './context';

function suggestKey(
  { findNearest }: RuleContext,
  name: string,
  known: Iterable<string>,
  otherwise: string,
): string {
  const nearest = findNearest(name, [...known]);
  return nearest === null ? otherwise : `Did you mean ${nearest}?`;
}

type Keys = ReadonlyMap<string, ConfigKey>;

/** Last entry of each key, because earlier ones do not count. */
const listEntries = ({ entries }: ObjectValue): Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

/** Checks the values of known keys in an object, and calls a function with the entries of other keys. */
function checkEntries(
  context: RuleContext,
  object: ObjectValue,
  known: Keys,
  reportUnknown?: (entry: Entry) => void,
): void {
  for (const entry of listEntries(object)) {
    const key = known.get(entry.key);
    if (key) checkValue(context, entry, key);
    else reportUnknown?.(entry);
  }
}

/** Checks the type of a value, and the values and keys that are allowed in it. */
function checkValue(context: RuleContext, { key, value, place }: Entry, known: ConfigKey): void {
  const { report, line } = context;
  if (!hasType(value, known.types)) {
    reportType(context, { key, value, place }, known);
    return;
  }
  if (value.kind === 'string' && known.values && !known.values.includes(value.value)) {
    report('wrong-value', value, {
      value: quote(value.value),
      key,
      known: known.values.map((one) => `'${one}'`).join(', '),
      docs: known.docs,
    });
  }
  if (value.kind === 'number' && known.min !== undefined && value.value < known.min)
    report('too-small', value, { key, value: value.value, min: known.min, docs: known.docs });
  if (value.kind === 'object' && known.keys) checkObject(context, value, key, getKeys(known.keys, line));
  for (const item of getItems(value)) checkItem(context, key, item, known);
}

function checkItem(context: RuleContext, key: string, item: ConfigValue, known: ConfigKey): void {
  if (known.items && !hasType(item, known.items)) {
    const message = `An entry of ${key} is not ${describeTypes(known.items)}.`;
    context.report('wrong-type', startOf(item), {
      message,
      fix: `Write ${describeTypes(known.items)}.`,
      docs: known.docs,
    });
  }
  if (item.kind === 'object' && known.itemKeys)
    checkEntries(context, item, getKeys(known.itemKeys, context.line));
}

function reportType({ report }: RuleContext, { key, value }: Entry, { types, docs }: ConfigKey): void {
  // The rule basename-null says more about this value.
  if (key === 'routerBasename' && value.kind === 'null') return;
  const text = value.kind === 'string' ? value.value.trim() : '';
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) {
    const counts = types.length === 1 ? ', and JavaScript treats every text as true' : '';
    report('quoted-boolean', value, {
      key,
      counts,
      fix: `Write ${text.toLowerCase()} without quotes.`,
      docs,
    });
  } else if (types.includes('number') && text !== '' && !Number.isNaN(Number(text)))
    report('quoted-number', value, { key, text, docs });
  else {
    const message = `${key} must be ${describeTypes(types)}.`;
    report('wrong-type', startOf(value), { message, fix: 'Correct the value, or remove the key.', docs });
  }
}

/** Checks an object inside the config whose keys are all known, such as `maxNumRequests`. */
function checkObject(context: RuleContext, object: ObjectValue, name: string, known: Keys): void {
  const docs = [...known.values()][0]?.docs;
  checkEntries(context, object, known, ({ key, place }) => {
    const fix = suggestKey(context, key, known.keys(), `Use ${[...known.keys()].join(', ')}.`);
    context.report('unknown-nested-key', place, { name, key: quote(key), fix, docs });
  });
}

function reportTopKey(context: RuleContext, { key, place }: Entry, known: Keys): void {
  const { report, line } = context;
  const unread = Object.hasOwn(unreadKeys, key) ? unreadKeys[key] : undefined;
  const other = Object.hasOwn(appKeys, key) ? appKeys[key] : undefined;
  if (other?.only) {
    report('other-version-key', place, {
      line,
      key,
      other: other.only.join(' and '),
      fix: other.instead ?? 'Remove the key.',
    });
  } else if (key === 'servers') report('version-2-key', place);
  else if (unread !== undefined) report('unread-key', place, { key, fix: unread });
  else if (Object.hasOwn(dicomWebKeys, key) || Object.hasOwn(unreadSourceKeys, key))
    report('source-key-at-top', place, { key });
  else {
    const fix = suggestKey(context, key, known.keys(), 'Remove it, unless your own extension reads it.');
    report('unknown-key', place, { key: quote(key), fix });
  }
}

/** Checks the keys of the config at the top level, and their values. */
export function checkTopKeys(context: RuleContext): void {
  if (context.config.kind !== 'object') return;
  const known = getAppKeys(context.line);
  checkEntries(context, context.config, known, (entry) => reportTopKey(context, entry, known));
}

/** Returns the name of a built-in kind of data source, such as `dicomweb`; undefined for other namespaces. */
export function getKind(source: ConfigValue): string | undefined {
  const namespace = getString(source, 'namespace') ?? '';
  return /^@ohif\/extension-default\.dataSourcesModule\.(\w+)$/.exec(namespace)?.[1];
}

function checkEntryKeys(context: RuleContext, source: ObjectValue): void {
  const known = new Set([...Object.keys(dicomWebKeys), ...Object.keys(unreadSourceKeys)]);
  for (const { key, place } of listEntries(source)) {
    if (entryKeys.includes(key)) continue;
    const fix = suggestKey(context, key, entryKeys, 'Use configuration for settings.');
    if (known.has(key) && key !== 'name') context.report('source-key-outside-configuration', place, { key });
    else context.report('unknown-source-key', place, { key: quote(key), fix });
  }
}

function reportSourceKey(context: RuleContext, { key, place }: Entry, known: Keys): void {
  const { report, line } = context;
  if (Object.hasOwn(unreadSourceKeys, key))
    report('unread-source-key', place, { key, fix: unreadSourceKeys[key] ?? '' });
  else if (Object.hasOwn(dicomWebKeys, key)) report('key-of-other-source', place, { key });
  else if (getAppKeys(line).has(key) && key !== 'extensions') report('app-key-in-source', place, { key });
  else {
    const fix = suggestKey(context, key, known.keys(), 'Remove it.');
    report('unknown-source-key', place, { key: quote(key), fix });
  }
}

/** Checks the keys of all data sources of built-in kinds, and their values. */
export function checkSourceKeys(context: RuleContext): void {
  for (const source of getItems(getValue(context.config, 'dataSources'))) {
    if (source.kind !== 'object') continue;
    checkEntryKeys(context, source);
    const known = getSourceKeys(getKind(source), context.line);
    const configuration = getValue(source, 'configuration');
    if (known && configuration?.kind === 'object')
      checkEntries(context, configuration, known, (entry) => reportSourceKey(context, entry, known));
  }
}
