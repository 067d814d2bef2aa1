import { appKeys, unreadKeys } from '../data/app-keys';
import { dicomWebKeys, entryKeys, unreadSourceKeys } from '../data/source-keys';
import type { ConfigKey } from '../config-key';
import { describeTypes, getAppKeys, getKeys, getSourceKeys, hasType } from '../schema';
import { getItems, getString, getValue, type ConfigValue, type Entry, type ObjectValue } from '../values';
import { quote, startOf, type RuleContext } from './context';

function suggestKey(
  { findNearest }: RuleContext,
  name: string,
  known: Iterable<string>,
  otherwise: string,
): string {
  const nearest = findNearest(name, [...known]);
  return nearest === null ? otherwise : `Did you mean ${nearest}?`;
}

/** Last entry of each key, because earlier ones do not count. */
const listEntries = ({ entries }: ObjectValue): Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

/** Checks the type of a value, and the values and keys that are allowed in it. */
export function checkValue(context: RuleContext, { key, value, place }: Entry, known: ConfigKey): void {
  const { report, line } = context;
  if (!hasType(value, known.types)) {
    reportType(context, { key, value, place }, known);
    return;
  }
  if (value.kind === 'string' && known.values && !known.values.includes(String(value.value))) {
    const message = `${quote(String(value.value))} is not a value of ${key}.`;
    report(
      'wrong-value',
      value,
      message,
      `Write one of ${known.values.map((one) => `'${one}'`).join(', ')}.`,
      known.docs,
    );
  }
  if (value.kind === 'number' && known.min !== undefined && Number(value.value) < known.min) {
    const message = `${key} is ${value.value}, which has no effect or stops the viewer from loading images.`;
    report('too-small', value, message, `Write ${known.min} or more, or remove the key.`, known.docs);
  }
  if (value.kind === 'object' && known.keys) checkObject(context, value, key, getKeys(known.keys, line));
  for (const item of getItems(value)) checkItem(context, key, item, known);
}

function checkItem(context: RuleContext, key: string, item: ConfigValue, known: ConfigKey): void {
  if (known.items && !hasType(item, known.items)) {
    const message = `An entry of ${key} is not ${describeTypes(known.items)}.`;
    context.report('wrong-type', startOf(item), message, `Write ${describeTypes(known.items)}.`, known.docs);
  }
  if (item.kind !== 'object' || !known.itemKeys) return;
  for (const entry of listEntries(item)) {
    const inner = known.itemKeys[entry.key];
    if (inner) checkValue(context, entry, inner);
  }
}

function reportType({ report }: RuleContext, { key, value }: Entry, { types, docs }: ConfigKey): void {
  // The rule basename-null says more about this value.
  if (key === 'routerBasename' && value.kind === 'null') return;
  const text = value.kind === 'string' ? String(value.value).trim() : '';
  if (types.includes('boolean') && /^(?:true|false)$/i.test(text)) {
    const counts = types.length === 1 ? ', and JavaScript treats every text as true' : '';
    report(
      'quoted-boolean',
      value,
      `${key} is a text${counts}.`,
      `Write ${text.toLowerCase()} without quotes.`,
      docs,
    );
  } else if (types.includes('number') && text !== '' && !Number.isNaN(Number(text)))
    report(
      'quoted-number',
      value,
      `${key} is a text, but must be a number.`,
      `Write ${text} without quotes.`,
      docs,
    );
  else {
    const message = `${key} must be ${describeTypes(types)}.`;
    report('wrong-type', startOf(value), message, 'Correct the value, or remove the key.', docs);
  }
}

/** Checks an object inside the config whose keys are all known, such as `maxNumRequests`. */
function checkObject(
  context: RuleContext,
  object: ObjectValue,
  name: string,
  known: ReadonlyMap<string, ConfigKey>,
): void {
  for (const entry of listEntries(object)) {
    const key = known.get(entry.key);
    if (key) checkValue(context, entry, key);
    else {
      const message = `${name} has no key ${quote(entry.key)}, so the viewer ignores it.`;
      const docs = [...known.values()][0]?.docs;
      const fix = suggestKey(context, entry.key, known.keys(), `Use ${[...known.keys()].join(', ')}.`);
      context.report('unknown-nested-key', entry.place, message, fix, docs);
    }
  }
}

function checkTopKey(
  context: RuleContext,
  { key, place }: Entry,
  known: ReadonlyMap<string, ConfigKey>,
): void {
  const { report, line } = context;
  const unread = Object.hasOwn(unreadKeys, key) ? unreadKeys[key] : undefined;
  const other = Object.hasOwn(appKeys, key) ? appKeys[key] : undefined;
  if (other?.only) {
    const message = `Version ${line} does not read ${key}; only ${other.only.join(' and ')} does.`;
    report('other-version-key', place, message, other.instead ?? 'Remove the key.');
  } else if (key === 'servers') report('version-2-key', place);
  else if (unread !== undefined) report('unread-key', place, `The viewer does not read ${key}.`, unread);
  else if (Object.hasOwn(dicomWebKeys, key) || Object.hasOwn(unreadSourceKeys, key)) {
    const message = `${key} has no effect at the top level. It is a key of a data source.`;
    report('source-key-at-top', place, message, 'Move it into the configuration of a data source.');
  } else {
    const message = `The viewer does not know the key ${quote(key)}, and ignores it without a message.`;
    const fix = suggestKey(context, key, known.keys(), 'Remove it, unless your own extension reads it.');
    report('unknown-key', place, message, fix);
  }
}

/** Checks the keys of the config at the top level, and their values. */
export function checkTopKeys(context: RuleContext): void {
  if (context.config.kind !== 'object') return;
  const known = getAppKeys(context.line);
  for (const entry of listEntries(context.config)) {
    const key = known.get(entry.key);
    if (key) checkValue(context, entry, key);
    else checkTopKey(context, entry, known);
  }
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
    if (known.has(key) && key !== 'name') {
      const message = `${key} is next to configuration, where the viewer does not read it.`;
      context.report(
        'source-key-outside-configuration',
        place,
        message,
        'Move it into configuration: { … }.',
      );
    } else {
      const message = `A data source has no key ${quote(key)}.`;
      context.report(
        'unknown-source-key',
        place,
        message,
        suggestKey(context, key, entryKeys, 'Use configuration for settings.'),
      );
    }
  }
}

function checkSourceKey(context: RuleContext, entry: Entry, known: ReadonlyMap<string, ConfigKey>): void {
  const { report, line } = context;
  const { key, place } = entry;
  const found = known.get(key);
  if (found) checkValue(context, entry, found);
  else if (Object.hasOwn(unreadSourceKeys, key))
    report('unread-source-key', place, `The viewer does not read ${key}.`, unreadSourceKeys[key] ?? '');
  else if (Object.hasOwn(dicomWebKeys, key))
    report('key-of-other-source', place, `${key} has no effect in this kind of source.`, 'Remove it.');
  else if (getAppKeys(line).has(key) && key !== 'extensions') {
    const message = `${key} has no effect in a data source. It is a key of the app.`;
    report('app-key-in-source', place, message, 'Move it to the top level of the config.');
  } else {
    const message = `A data source has no key ${quote(key)}, so the viewer ignores it.`;
    report('unknown-source-key', place, message, suggestKey(context, key, known.keys(), 'Remove it.'));
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
      for (const entry of listEntries(configuration)) checkSourceKey(context, entry, known);
  }
}
