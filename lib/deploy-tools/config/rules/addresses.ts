import { findEntry, getItems, getValue, type ConfigValue, type Entry } from '../values';
import { quote } from '../../reporter';
import { trimSlashes, type RuleContext } from './context';
import { getKind } from './keys';

/** Services of common Compose files; a browser on another computer does not know them. */
const containerHosts = new Set(['orthanc', 'dcm4chee', 'dcm4chee-arc', 'arc', 'host.docker.internal']);

/** Ports on which archives speak DICOM, not HTTP. */
const dicomPorts = new Set(['104', '4242', '11112']);

const readUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** What the viewer adds to a root itself. */
const resource = /\/(?:studies|series|instances)\/?$/;

/** Reports an address that is not complete, so that the browser asks another server. */
function reportIncomplete({ report, findNearest }: RuleContext, { key, value }: Entry, text: string): void {
  const [, scheme, rest] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(text) ?? [];
  if (scheme !== undefined) {
    // An app around the viewer can have a scheme of its own.
    if (findNearest(scheme, ['http', 'https'])) report('address-without-scheme', value, { key, text: rest });
  } else if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)|^(?:localhost|[\w-]+:\d+)(?:\/|$)/.test(text))
    report('address-without-scheme', value, { key, text });
  else report('address-without-slash', value, { key });
}

/** Mistakes of typing and copying, in words. */
const damages: readonly [wrong: string, pattern: RegExp][] = [
  ['contains quotation marks, brackets or backslashes', /["'`<>\\]/],
  ['has a damaged or second https:// or http://', /^https?(?::\/?(?!\/)|\/\/|:\/{3}|:\/\/https?:?\/\/)/i],
  ['has a scheme with which the viewer cannot load images', /^(?:file|s?ftps?|wss?):/i],
  ['has a space at an end, or in its host', /^\s|(?<!\s)\s+$|^https?:\/\/[^/]*\s/i],
];

function checkEnd({ report }: RuleContext, { key, value }: Entry, text: string): void {
  if (/[?#]/.test(text)) report('address-with-query', value, { key });
  else if (resource.test(text))
    report('address-includes-studies', value, { key, corrected: text.replace(resource, '') });
  else if (text.length > 1 && text.endsWith('/'))
    report('address-ends-with-slash', value, { key, corrected: trimSlashes(text) });
}

function checkHost({ report }: RuleContext, { key, value }: Entry, url: URL): void {
  if (url.username || url.password) report('address-with-password', value, { key });
  if (dicomPorts.has(url.port)) report('dicom-port', value, { port: url.port });
  else if (containerHosts.has(url.hostname))
    report('address-of-container', value, { hostname: quote(url.hostname) });
}

/** Reports roots of known archives that are not the root of their DICOMweb. */
function checkArchive({ report }: RuleContext, { key, value }: Entry, url: URL): void {
  const path = trimSlashes(url.pathname);
  if (url.port === '8042' && /^(?:$|\/(?:app|ui)(?:\/|$))/.test(path) && !resource.test(path))
    report('orthanc-address', value, { key, origin: url.origin });
  if (/^\/dcm4chee-arc(?:$|\/ui2(?:\/|$)|\/aets(?:\/[^/]+)?$)/.test(path))
    report('dcm4chee-address', value, { key, origin: url.origin });
  if (url.hostname === 'healthcare.googleapis.com' && /\/dicomStores\/[^/]+$/.test(path))
    report('google-address', value, { key });
}

function checkAddress(context: RuleContext, entry: Entry): void {
  if (entry.value.kind !== 'string' || entry.value.value === '') return;
  const text = entry.value.value;
  const [wrong] = damages.find(([, pattern]) => pattern.test(text)) ?? [];
  if (wrong !== undefined) {
    context.report('address-damaged', entry.value, { key: entry.key, wrong });
    return;
  }
  const isRoot = entry.key !== 'wadoUriRoot';
  const isAbsolute = /^https?:\/\//i.test(text);
  if (!isAbsolute && !text.startsWith('/')) {
    reportIncomplete(context, entry, text);
    return;
  }
  if (isRoot) checkEnd(context, entry, text);
  const url = isAbsolute ? readUrl(text) : undefined;
  if (!url) return;
  checkHost(context, entry, url);
  if (isRoot) checkArchive(context, entry, url);
}

/** Reports a password in a header, which the viewer does not send. */
function checkPassword({ report }: RuleContext, configuration: ConfigValue | undefined): void {
  const options = getValue(configuration, 'requestOptions');
  const headers = [getValue(configuration, 'headers'), getValue(options, 'headers')];
  const secrets = headers.flatMap((value) => [
    getValue(value, 'Authorization'),
    getValue(value, 'authorization'),
  ]);
  for (const secret of [getValue(options, 'auth'), ...secrets]) {
    if (secret?.kind !== 'string') continue;
    const message = 'This does not log the user in, but everyone who opens the viewer can read it.';
    const fix = 'Remove it, and let the web server add the header.';
    report('password-in-config', secret, { message, fix });
  }
}

/** Checks the addresses of DICOMweb sources. */
export function checkAddresses(context: RuleContext): void {
  for (const source of getItems(getValue(context.config, 'dataSources'))) {
    if (getKind(source) !== 'dicomweb') continue;
    const configuration = getValue(source, 'configuration');
    for (const key of ['qidoRoot', 'wadoRoot', 'wadoUriRoot']) {
      const entry = findEntry(configuration, key);
      if (entry) checkAddress(context, entry);
    }
    checkPassword(context, configuration);
  }
}

function checkBasenameText({ report }: RuleContext, value: ConfigValue, text: string): void {
  if (/^(?:https?:)?\/\//i.test(text)) {
    const path = readUrl(text.replace(/^\/\//, 'http://'))?.pathname ?? '/viewer';
    report('basename-is-address', value, { corrected: trimSlashes(path) || '/' });
  } else if (text !== '' && !text.startsWith('/'))
    report('basename-without-slash', value, { corrected: trimSlashes(text).replace(/^[./]+/, '') });
}

/** Checks the path under which the viewer is served. */
export function checkBasename(context: RuleContext): void {
  const { config, parsed, line, report } = context;
  const value = findEntry(config, 'routerBasename')?.value;
  if (!value) return;
  if (value.kind === 'string') checkBasenameText(context, value, value.value);
  if (value.kind !== 'null') return;
  if (line === '3.9') report('basename-null', value);
  else if (parsed.setter) {
    const message =
      'If window.config is a function, null is not replaced by PUBLIC_URL, and the page stays blank.';
    report('basename-null', value, { message });
  }
}
