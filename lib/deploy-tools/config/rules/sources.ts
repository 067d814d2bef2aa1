import { sourceKinds, transferSyntaxes } from '../data/source-keys';
import {
  findEntry,
  getItems,
  getString,
  getValue,
  isTrue,
  lacks,
  type ConfigValue,
  type Entry,
  type ObjectValue,
} from '../values';
import { quote } from '../../reporter';
import { startOf, type RuleContext } from './context';
import { getKind } from './keys';

const prefix = '@ohif/extension-default.dataSourcesModule.';

function checkNamespace({ report, findNearest }: RuleContext, source: ObjectValue): void {
  const namespace = findEntry(source, 'namespace')?.value;
  if (lacks(source, 'namespace')) report('missing-namespace', startOf(source), { prefix });
  if (namespace?.kind !== 'string') return;
  const text = namespace.value;
  const known = Object.keys(sourceKinds).map((kind) => prefix + kind);
  if (known.includes(text)) return;
  if (text.startsWith('org.ohif.')) {
    report('old-namespace', namespace, { fix: `Write '${prefix}${text.split('.').at(-1)}'.` });
    return;
  }
  const nearest = findNearest(text, known);
  const [extension = ''] = text.split('.dataSourcesModule.');
  // A namespace of an extension of the site can be anything that names its module.
  if (extension !== text && findNearest(extension, ['@ohif/extension-default']) === null) return;
  report('unknown-namespace', namespace, { text: quote(text), suggestion: nearest ?? `${prefix}dicomweb` });
}

/** Reports sources without what the viewer needs to create them. */
function checkEntry(context: RuleContext, source: ObjectValue): void {
  const { report } = context;
  checkNamespace(context, source);
  if (lacks(source, 'sourceName')) report('missing-source-name', startOf(source));
  const needsConfiguration = ['dicomweb', 'dicomlocal', 'dicomwebproxy', 'merge'].includes(
    getKind(source) ?? '',
  );
  if (needsConfiguration && lacks(source, 'configuration')) report('missing-configuration', startOf(source));
}

/** Reports names that two sources share. */
function checkNames({ report }: RuleContext, sources: readonly ConfigValue[]): void {
  const names = new Set<string>();
  const cacheNames = new Set<string>();
  for (const source of sources) {
    const name = findEntry(source, 'sourceName');
    const text = getString(source, 'sourceName');
    if (name && text !== undefined && names.has(text))
      report('duplicate-source-name', name.value, { text: quote(text) });
    if (text !== undefined) names.add(text);
    const cache = findEntry(getValue(source, 'configuration'), 'name');
    if (!cache || cache.value.kind !== 'string' || getKind(source) !== 'dicomweb') continue;
    const cacheName = cache.value.value;
    if (cacheNames.has(cacheName))
      report('duplicate-cache-name', cache.value, { cacheName: quote(cacheName) });
    cacheNames.add(cacheName);
  }
}

/** True if code or a dialog sets the addresses of a source. */
const setsAddressesLater = (configuration: ObjectValue) =>
  configuration.open ||
  ['onConfiguration', 'configurationAPI'].some((key) => findEntry(configuration, key) !== undefined);

function checkRoots({ report }: RuleContext, configuration: ObjectValue): void {
  if (setsAddressesLater(configuration)) return;
  const place = startOf(configuration);
  if (lacks(configuration, 'qidoRoot')) report('missing-qido-root', place);
  if (lacks(configuration, 'wadoRoot')) report('missing-wado-root', place);
  const rendering = findEntry(configuration, 'imageRendering');
  if (!lacks(configuration, 'wadoUriRoot')) return;
  if (lacks(configuration, 'imageRendering')) report('missing-image-rendering', place);
  else if (rendering?.value.kind === 'string' && ['wadouri', ''].includes(rendering.value.value))
    report('missing-wado-uri-root', rendering.value);
}

function checkBulkData({ report }: RuleContext, configuration: ObjectValue): void {
  const bulk = findEntry(configuration, 'bulkDataURI');
  if (bulk?.value.kind !== 'object') return;
  if (lacks(bulk.value, 'enabled')) report('bulk-data-off', bulk.place);
  else if (isTrue(bulk.value, 'enabled') && lacks(configuration, 'enableStudyLazyLoad'))
    report('bulk-data-needs-lazy-load', bulk.place);
  if (findEntry(bulk.value, 'prefixWith') && lacks(bulk.value, 'startsWith')) {
    const place = findEntry(bulk.value, 'prefixWith')?.place ?? bulk.place;
    report('prefix-without-start', place);
  }
}

const parts = new Set(['bulkdata', 'video', 'pdf', 'image', 'thumbnail']);

function checkSinglePart({ report }: RuleContext, configuration: ObjectValue): void {
  const single = findEntry(configuration, 'singlepart')?.value;
  const listed = single?.kind === 'string' ? single.value.split(',') : [];
  const unknown = listed.map((part) => part.trim()).filter((part) => part && !parts.has(part));
  if (single && unknown.length > 0)
    report('unknown-single-part', single, { unknown: unknown.map(quote).join(', ') });
}

function checkAcceptHeader({ report }: RuleContext, configuration: ObjectValue): void {
  const accept = getValue(configuration, 'acceptHeader');
  const overridden = ['requestTransferSyntaxUID', 'omitQuotationForMultipartRequest']
    .map((key) => findEntry(configuration, key))
    .filter((entry): entry is Entry => entry !== undefined);
  if (accept?.kind === 'array' && accept.items.length > 0)
    for (const { key, place } of overridden) report('accept-header-wins', place, { key });
  const syntax = findEntry(configuration, 'requestTransferSyntaxUID')?.value;
  if (syntax?.kind === 'string' && !transferSyntaxes.includes(syntax.value))
    report('unknown-transfer-syntax', syntax, { syntax: quote(syntax.value) });
}

function checkMerge({ report }: RuleContext, source: ObjectValue, sources: ConfigValue): void {
  const configuration = getValue(source, 'configuration');
  if (lacks(configuration, 'seriesMerge') && configuration)
    report('merge-without-sources', startOf(configuration));
  const merge = getValue(configuration, 'seriesMerge');
  const names = new Set(getItems(sources).map((one) => getString(one, 'sourceName')));
  if (sources.kind !== 'array' || sources.open || names.has(undefined)) return;
  const main = getValue(merge, 'defaultDataSourceName');
  for (const name of [...getItems(getValue(merge, 'dataSourceNames')), ...(main ? [main] : [])])
    if (name.kind === 'string' && !names.has(name.value))
      report('merge-unknown-source', name, { name: quote(name.value) });
}

const googleDialog = 'ohif.dataSourceConfigurationAPI.google';

/** In 3.10, the customization has no `factory`, so the dialog stays closed until the config wraps it. */
function checkGoogleDialog({ line, config, report }: RuleContext, configuration: ObjectValue): void {
  const api = findEntry(configuration, 'configurationAPI');
  if (line !== '3.10' || getString(configuration, 'configurationAPI') !== googleDialog || !api) return;
  const customizations = getValue(config, 'customizationService');
  const lists = customizations?.kind === 'array' ? customizations.items : [customizations];
  const isKnown = lists.every(
    (list) => list === undefined || list.kind === 'string' || lacks(list, googleDialog),
  );
  if (!isKnown || (customizations?.kind === 'array' && customizations.open)) return;
  report('google-picker', api.value);
}

/** Checks each data source, and what the sources have to do with each other. */
export function checkSources(context: RuleContext): void {
  const list = getValue(context.config, 'dataSources');
  if (list?.kind !== 'array') return;
  const sources = getItems(list);
  checkNames(context, sources);
  for (const source of sources) {
    if (source.kind !== 'object') continue;
    checkEntry(context, source);
    const kind = getKind(source);
    const configuration = getValue(source, 'configuration');
    if (kind === 'merge') checkMerge(context, source, list);
    if (kind !== 'dicomweb' || configuration?.kind !== 'object') continue;
    checkRoots(context, configuration);
    checkBulkData(context, configuration);
    checkSinglePart(context, configuration);
    checkAcceptHeader(context, configuration);
    checkGoogleDialog(context, configuration);
  }
}
