import { findEntry, getItems, getString, getValue, isTrue, lacks } from '../values';
import { startOf, type RuleContext } from './context';

const mebibyte = 1024 * 1024;

/** Checks settings for loading and rendering. */
export function checkLoading({ config, report }: RuleContext): void {
  const size = findEntry(config, 'maxCacheSize')?.value;
  if (size?.kind === 'number' && Number(size.value) > 0 && Number(size.value) < 32 * mebibyte) {
    const message = `maxCacheSize is in bytes. ${size.value} bytes hold hardly an image.`;
    report('cache-size-unit', size, message, 'Write for example 3 * 1024 * 1024 * 1024 for 3 GiB.');
  }
  const texture = findEntry(config, 'max3DTextureSize');
  if (texture) {
    const message = 'If WebGL 2 works, the viewer replaces max3DTextureSize by the GPU’s limit.';
    report(
      'texture-size-replaced',
      texture.place,
      message,
      'Remove it, unless the viewer runs without WebGL 2.',
    );
  }
  const prefetcher = findEntry(config, 'studyPrefetcher');
  if (prefetcher?.value.kind === 'object' && lacks(prefetcher.value, 'enabled')) {
    const message = 'The prefetcher is off, because enabled is missing.';
    report('prefetcher-off', prefetcher.place, message, 'Add enabled: true to studyPrefetcher.');
  }
}

/** Checks the bar “For investigational use only”. */
export function checkDialog({ config, report }: RuleContext): void {
  const dialog = findEntry(config, 'investigationalUseDialog');
  if (dialog?.value.kind !== 'object') return;
  if (lacks(dialog.value, 'option')) {
    const message = 'Without option, the bar never appears.';
    report('dialog-option', dialog.place, message, "Add option: 'always', 'never' or 'configure'.");
  } else if (getString(dialog.value, 'option') === 'configure' && lacks(dialog.value, 'days')) {
    const message = 'configure needs days. Without it, the bar cannot be closed.';
    report('dialog-days', dialog.place, message, 'Add days: 7 with the number of days.');
  }
}

/** True if an expression accepts only addresses on certain hosts. */
function namesHosts(regex: string): boolean {
  // A host that is followed by a slash cannot be continued by another one.
  if (/^\^https\??:(?:\\?\/){2}[\w.\\:-]+\//.test(regex) || /^\^\\?\//.test(regex)) return true;
  return regex.startsWith('^') && regex.endsWith('$') && !/^\^\.[*+]\$$/.test(regex);
}

/** Checks whether a link may choose the config. */
export function checkDynamicConfig({ config, parsed, report }: RuleContext): void {
  const dynamic = findEntry(config, 'dangerouslyUseDynamicConfig');
  if (dynamic?.value.kind !== 'object' || !isTrue(dynamic.value, 'enabled') || parsed.setter) return;
  const regex = findEntry(dynamic.value, 'regex')?.value;
  if (lacks(dynamic.value, 'regex')) {
    const message =
      'Without regex, anyone can make a link that sends your users and their tokens to another server.';
    report('any-config-address', dynamic.place, message, 'Add regex with the address of your configs.');
  } else if ((regex?.kind === 'regexp' || regex?.kind === 'string') && !namesHosts(String(regex.value))) {
    const message =
      'The expression also accepts addresses on other servers, because it does not begin with a host.';
    report('loose-config-address', regex, message, 'Begin it with ^https:\\/\\/, your host and \\/.');
  }
}

/** Reports keys that the viewer reads from `window.config` itself, which is a function here. */
export function checkFunctionConfig({ config, parsed, line, report }: RuleContext): void {
  if (!parsed.setter) return;
  const keys = [
    'dangerouslyUseDynamicConfig',
    'allowMultiSelectExport',
    ...(line === '3.9' ? ['tours'] : []),
  ];
  for (const key of keys) {
    const entry = findEntry(config, key);
    const isOff = entry?.value.kind === 'boolean' && entry.value.value === false;
    if (!entry || isOff) continue;
    const message = `${key} has no effect if window.config is a function.`;
    report('no-effect-in-function', entry.place, message, 'Make window.config an object.');
  }
}

/** Checks the layouts of several windows. */
export function checkLayouts({ config, line, report }: RuleContext): void {
  if (line !== '3.10') return;
  for (const layout of getItems(getValue(config, 'multimonitor'))) {
    const missing = ['test', 'screens'].filter((key) => lacks(layout, key));
    if (missing.length === 0) continue;
    const message = `This layout has no ${missing.join(' and no ')}, which stops the viewer.`;
    report('layout-without-test', startOf(layout), message, `Add ${missing.join(' and ')}.`);
  }
}
