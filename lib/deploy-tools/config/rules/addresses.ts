import { findEntry, getItems, getValue, type ConfigValue, type Entry } from '../values';
import { quote, trimSlashes, type RuleContext } from './context';
import { getKind } from './keys';

/** Services of common Compose files; a browser on another computer does not know them. */
const containerHosts = new Set(['orthanc', 'dcm4chee', 'dcm4chee-arc', 'arc', 'host.docker.internal']);

/** Ports on which archives speak DICOM, not HTTP. */
const dicomPorts = new Set(['104', '4242', '11112']);

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Reports addresses that are not complete, so that the browser asks another server. True if one was reported. */
function checkForm({ report }: RuleContext, { key, value }: Entry, text: string): boolean {
  if (/^https?:\/\//i.test(text) || text.startsWith('//')) return false;
  if (text.startsWith('/')) return false;
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)|^[\w-]+:\d+(?:\/|$)/.test(text)) {
    const message = `${key} has no https:// or http://, so the browser takes it for a path of the viewer’s own host.`;
    report('address-without-scheme', value, message, `Write 'https://${text}' or 'http://${text}'.`);
    return true;
  }
  const message = `${key} has no leading slash, so it depends on the page that is open.`;
  report('address-without-slash', value, message, `Write '/${text.replace(/^\.?\//, '')}'.`);
  return true;
}

function checkEnd({ report }: RuleContext, { key, value }: Entry, text: string): void {
  if (/[?#]/.test(text)) {
    const message = `${key} contains ? or #, and the viewer adds a path after it.`;
    report('address-with-query', value, message, 'Write only the part before ? or #.');
  } else if (/\/(?:studies|series|instances)\/?$/.test(text)) {
    const message = `${key} contains what the viewer adds itself, so it requests …/studies/studies.`;
    report(
      'address-includes-studies',
      value,
      message,
      `Write '${text.replace(/\/(?:studies|series|instances)\/?$/, '')}'.`,
    );
  } else if (text.length > 1 && text.endsWith('/')) {
    const message = `${key} ends with a slash, so addresses contain two: …//studies.`;
    report('address-ends-with-slash', value, message, `Write '${trimSlashes(text)}'.`);
  }
}

function checkHost({ report }: RuleContext, { key, value }: Entry, url: URL): void {
  if (url.username || url.password) {
    const message = `${key} contains a user name or password, which everyone who opens the viewer can read.`;
    report(
      'address-with-password',
      value,
      message,
      'Remove it, and let the web server add the Authorization header.',
    );
  }
  if (dicomPorts.has(url.port)) {
    const message = `Port ${url.port} is the usual port of DICOM, but the viewer needs HTTP.`;
    report(
      'dicom-port',
      value,
      message,
      'Write the HTTP port, such as 8042 for Orthanc or 8080 for dcm4chee.',
    );
  } else if (containerHosts.has(url.hostname)) {
    const message = `${quote(url.hostname)} looks like a name inside Docker. The requests come from the user’s browser.`;
    report(
      'address-of-container',
      value,
      message,
      'Write an address that the user’s computer can reach, or a path.',
    );
  }
}

/** Reports roots of known archives that are not the root of their DICOMweb. */
function checkArchive({ report }: RuleContext, { key, value }: Entry, url: URL): void {
  const path = trimSlashes(url.pathname);
  const isStudies = /\/(?:studies|series|instances)$/.test(path);
  if (url.port === '8042' && !isStudies && /^(?:$|\/(?:app|ui)(?:\/|$))/.test(path)) {
    const message = `${key} is the start page of Orthanc, not its DICOMweb.`;
    report('orthanc-address', value, message, `Write '${url.origin}/dicom-web'.`);
  }
  if (/^\/dcm4chee-arc(?:$|\/ui2(?:\/|$)|\/aets(?:\/[^/]+)?$)/.test(path)) {
    const message = `${key} is not the DICOMweb root of dcm4chee.`;
    report(
      'dcm4chee-address',
      value,
      message,
      `Write '${url.origin}/dcm4chee-arc/aets/DCM4CHEE/rs' with your AE title.`,
    );
  }
  if (url.hostname === 'healthcare.googleapis.com' && /\/dicomStores\/[^/]+$/.test(path)) {
    const message = `${key} is the address of the DICOM store. Its DICOMweb is one level below.`;
    report('google-address', value, message, 'Add /dicomWeb at the end.');
  }
}

function checkAddress(context: RuleContext, entry: Entry): void {
  const text = String((entry.value as { value?: unknown }).value);
  if (entry.value.kind !== 'string' || text === '') return;
  const isRoot = entry.key === 'qidoRoot' || entry.key === 'wadoRoot';
  if (checkForm(context, entry, text)) return;
  if (isRoot) checkEnd(context, entry, text);
  const url = readUrl(text.startsWith('/') ? `http://viewer${text.replace(/^\/\//, '/')}` : text);
  if (!url || text.startsWith('/')) return;
  checkHost(context, entry, url);
  if (isRoot) checkArchive(context, entry, url);
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
    const options = getValue(configuration, 'requestOptions');
    const auth = findEntry(options, 'auth');
    if (auth?.value.kind === 'string') {
      const message = 'This does not log the user in, but everyone who opens the viewer can read it.';
      context.report(
        'password-in-config',
        auth.value,
        message,
        'Remove it, and let the web server add the header.',
      );
    }
  }
}

function checkBasenameText({ report }: RuleContext, value: ConfigValue, text: string): void {
  if (/^(?:https?:)?\/\//i.test(text)) {
    const path = readUrl(text.replace(/^\/\//, 'http://'))?.pathname ?? '/viewer';
    const message = 'routerBasename is an address, but must be a path.';
    report('basename-is-address', value, message, `Write '${trimSlashes(path) || '/'}'.`);
  } else if (text !== '' && !text.startsWith('/')) {
    const message = 'routerBasename has no leading slash, so no page matches and the viewer stays blank.';
    report('basename-without-slash', value, message, `Write '/${trimSlashes(text).replace(/^[./]+/, '')}'.`);
  }
}

/** Checks the path under which the viewer is served. */
export function checkBasename(context: RuleContext): void {
  const { config, parsed, line, report } = context;
  const value = findEntry(config, 'routerBasename')?.value;
  if (!value) return;
  if (value.kind === 'string') checkBasenameText(context, value, String(value.value));
  if (value.kind !== 'null') return;
  if (line === '3.9') {
    const message = 'In 3.9, null leaves the page blank: Cannot read properties of null (reading ‘replace’).';
    report('basename-null', value, message, "Write routerBasename: '/', or the path of the viewer.");
  } else if (parsed.setter) {
    const message =
      'If window.config is a function, null is not replaced by PUBLIC_URL, and the page stays blank.';
    report('basename-null', value, message, "Write routerBasename: '/', or the path of the viewer.");
  }
}
