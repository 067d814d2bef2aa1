import {
  customizationModules,
  customizations,
  defaultHotkeys,
  renamedCustomizations,
} from '../data/viewer-names';
import { findEntry, getItems, getString, getValue, lacks, type ConfigValue, type Entry } from '../values';
import { quote } from '../../reporter';
import { startOf, type RuleContext } from './context';

const commands =
  '$set $push $unshift $splice $toggle $unset $add $remove $merge $apply $filter $transform'.split(' ');

/** Reports keys with `$` that are nearly a command, down to a few levels. */
function checkCommands(
  context: RuleContext,
  value: ConfigValue,
  seen = new Set<ConfigValue>(),
  depth = 0,
): void {
  if (value.kind !== 'object' || seen.has(value) || depth > 6) return;
  seen.add(value);
  for (const { key, place, value: inner } of value.entries) {
    if (key.startsWith('$') && !commands.includes(key)) {
      const nearest = context.findNearest(key, commands);
      context.report('unknown-update-command', place, {
        key,
        fix: nearest ? `Did you mean ${nearest}?` : 'Use $set.',
      });
    }
    // Values of commands are data, in which $ has no meaning.
    if (!key.startsWith('$')) checkCommands(context, inner, seen, depth + 1);
  }
}

/** Keys that group customizations in configs of later versions. */
const laterScopes: ReadonlySet<string> = new Set(['global', 'mode']);

/** Reports an ID that another line uses, or that is nearly one of the viewer. Extensions can define any other. */
function checkId(
  { line, report, findNearest }: RuleContext,
  id: string,
  { place }: Pick<Entry, 'place'>,
): void {
  const known = customizations[line];
  if (known.includes(id)) return;
  if (laterScopes.has(id)) {
    const message = `This version takes ${quote(id)} for the ID of a customization, which nothing reads.`;
    report('unknown-customization', place, {
      message,
      fix: 'Write the IDs of customizations directly in customizationService.',
    });
    return;
  }
  const older = Object.keys(renamedCustomizations).find((name) => renamedCustomizations[name] === id);
  const renamed =
    line === '3.9' ? older : Object.hasOwn(renamedCustomizations, id) && renamedCustomizations[id];
  if (renamed) {
    report('renamed-customization', place, { line, renamed });
    return;
  }
  const nearest = findNearest(id, known);
  if (nearest === null) return;
  const sameLetters = nearest.toLowerCase() === id.toLowerCase();
  // Short IDs of extensions can look alike by chance.
  if (!sameLetters && id.length < 12) return;
  report('unknown-customization', place, { id: quote(id), nearest });
}

function checkModule({ line, report, findNearest }: RuleContext, value: ConfigValue, text: string): void {
  const known = customizationModules[line];
  if (known.includes(text)) return;
  const isOwn = /^@ohif\/extension-(?:default|cornerstone)\./.test(text);
  const nearest = findNearest(text, known);
  if (!isOwn && nearest === null) return;
  report('unknown-customization-module', value, { text: quote(text), suggestion: nearest ?? known[0] });
}

function checkHotkeys({ line, report }: RuleContext, value: ConfigValue | undefined): void {
  if (line !== '3.10' || value?.kind !== 'object') return;
  const added = getItems(getValue(value, '$push')).concat(getItems(getValue(value, '$unshift')));
  const own = [...getItems(getValue(value, '$set')), ...added];
  const used = new Map<string, string>(findEntry(value, '$set') ? [] : Object.entries(defaultHotkeys));
  for (const binding of own) {
    const label = getString(binding, 'label') ?? getString(binding, 'commandName') ?? 'another command';
    for (const key of getItems(getValue(binding, 'keys'))) {
      if (key.kind !== 'string') continue;
      const text = key.value.toLowerCase();
      const other = used.get(text);
      if (other !== undefined && other !== label)
        report('hotkey-twice', key, { text: quote(text), other: quote(other) });
      used.set(text, label);
    }
  }
}

/** In 3.9, each object of a list needs an `id`; in 3.10, its keys are the IDs. */
function checkListItem(context: RuleContext, item: ConfigValue): void {
  const { line, report } = context;
  if (item.kind === 'string') checkModule(context, item, item.value);
  if (item.kind !== 'object') return;
  const id = findEntry(item, 'id');
  if (line === '3.9') {
    if (id && id.value.kind === 'string') checkId(context, id.value.value, { place: id.value });
    else if (lacks(item, 'id')) report('customization-without-id', startOf(item));
    return;
  }
  if (id?.value.kind === 'string') {
    const name = id.value.value;
    const newName = Object.hasOwn(renamedCustomizations, name) ? renamedCustomizations[name] : name;
    report('customization-by-id', id.place, { newName });
    return;
  }
  checkObject(context, item);
}

function checkObject(context: RuleContext, value: ConfigValue): void {
  if (value.kind !== 'object') return;
  for (const entry of value.entries) {
    checkId(context, entry.key, entry);
    if (context.line === '3.10') checkCommands(context, entry.value);
    if (entry.key === 'ohif.hotkeyBindings') checkHotkeys(context, entry.value);
  }
}

/** Checks the customizations of the config. */
export function checkCustomizations(context: RuleContext): void {
  const value = getValue(context.config, 'customizationService');
  if (value?.kind === 'array') for (const item of getItems(value)) checkListItem(context, item);
  else if (value) checkObject(context, value);
}
