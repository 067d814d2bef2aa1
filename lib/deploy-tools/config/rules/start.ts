import { configurableModes, extensions, laterModes, modes } from '../data/viewer-names';
import { findEntry, getItems, getString, getValue, lacks, type ConfigValue, type Entry } from '../values';
import { quote } from '../../reporter';
import { startOf, type RuleContext } from './context';

const required = {
  extensions: 'missing-extensions',
  modes: 'missing-modes',
  dataSources: 'missing-data-sources',
} as const;

/** Reports keys without which the viewer does not start. */
export function checkRequired({ config, parsed, report }: RuleContext): void {
  if (parsed.isExcerpt || config.kind !== 'object') return;
  const place = startOf(config);
  for (const [key, rule] of Object.entries(required)) if (lacks(config, key)) report(rule, place);
  if (lacks(config, 'showStudyList')) report('study-list-off', place);
  const sources = getValue(config, 'dataSources');
  const hasWebSource = getItems(sources).some((source) =>
    ['dicomweb', 'dicomwebproxy'].includes(getString(source, 'sourceName') ?? ''),
  );
  if (lacks(config, 'defaultDataSourceName') && getItems(sources).length > 0 && !hasWebSource)
    report('missing-default-source', place);
}

/** Reports an empty list of sources, and a default source that is not in the list. */
export function checkDefaultSource(context: RuleContext): void {
  const { config, parsed, report } = context;
  const sources = getValue(config, 'dataSources');
  if (sources?.kind !== 'array' || sources.open) return;
  if (sources.items.length === 0) {
    // An extension can add sources when the viewer starts.
    const added = getValue(config, 'extensions');
    if (added?.kind !== 'array' || added.open || added.items.length > 0) return;
    report('no-data-source', sources);
    return;
  }
  if (!parsed.isExcerpt && sources.items.every(hasKnownName)) checkDefaultName(context, sources.items);
}

function checkDefaultName(
  { config, report, findNearest }: RuleContext,
  sources: readonly ConfigValue[],
): void {
  const name = findEntry(config, 'defaultDataSourceName')?.value;
  const names = sources.flatMap((source) => getString(source, 'sourceName') ?? []);
  if (name?.kind !== 'string' || names.length === 0 || names.includes(name.value)) return;
  const nearest = findNearest(name.value, names);
  report('unknown-default-source', name, {
    name: quote(name.value),
    suggestion: nearest ?? names[0],
  });
}

/** True if it is known whether a source has a name, and which one. */
const hasKnownName = (source: ConfigValue) =>
  getString(source, 'sourceName') !== undefined || lacks(source, 'sourceName');

/** Reports packages that are not in the viewer. Those whose names begin otherwise belong to a site’s own build. */
function checkPackages(
  { line, report, findNearest }: RuleContext,
  list: ConfigValue | undefined,
  rule: 'unknown-mode' | 'unknown-extension',
  known: readonly string[],
): void {
  for (const item of getItems(list)) {
    const [name] = item.kind === 'array' ? item.items : [item];
    if (name?.kind !== 'string' || known.includes(name.value) || !name.value.startsWith('@ohif/')) continue;
    const text = quote(name.value);
    const nearest = laterModes[name.value] ?? findNearest(name.value, known);
    const message = `The viewer has no package ${text}, so it stops with a blank page.`;
    if (nearest === null) report('unlisted-package', name, { line, text });
    else report(rule, name, { message, fix: `Did you mean ${nearest}?` });
  }
}

/** Reports modes and extensions that do not exist, and settings of modes that ignore them. */
export function checkModes(context: RuleContext): void {
  const { config, report } = context;
  checkPackages(context, getValue(config, 'modes'), 'unknown-mode', modes);
  checkPackages(context, getValue(config, 'extensions'), 'unknown-extension', extensions);
  for (const item of getItems(getValue(config, 'extensions')))
    if (lacks(item, 'id')) report('extension-without-id', startOf(item));
  const settings = getValue(config, 'modesConfiguration');
  if (settings?.kind !== 'object') return;
  for (const entry of settings.entries) checkMode(context, entry);
}

function checkMode({ report, findNearest }: RuleContext, { key: id, place, value }: Entry): void {
  if (configurableModes.has(id)) {
    const settings = value.kind === 'object' ? value.entries : [];
    for (const { key, value: setting } of settings) {
      const command = setting.kind === 'object' && setting.entries.find((entry) => entry.key.startsWith('$'));
      if (command) report('mode-update-command', command.place, { key, command: command.key });
    }
    return;
  }
  if (modes.includes(id)) {
    report('mode-ignores-settings', place, { id, configurableModes: [...configurableModes].join(', ') });
    return;
  }
  const nearest = laterModes[id] ?? findNearest(id, modes);
  if (nearest !== null && id.startsWith('@ohif/')) report('unknown-mode', place, { id: quote(id), nearest });
}
