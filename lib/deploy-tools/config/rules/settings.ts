import { findEntry, getItems, getString, getValue, isTrue, lacks } from '../values';
import { startOf, type RuleContext } from './context';

const mebibyte = 1024 * 1024;

/** Checks settings for loading and rendering. */
export function checkLoading({ config, report }: RuleContext): void {
  const size = findEntry(config, 'maxCacheSize')?.value;
  if (size?.kind === 'number' && size.value > 0 && size.value < 32 * mebibyte)
    report('cache-size-unit', size, { value: size.value });
  const texture = findEntry(config, 'max3DTextureSize');
  if (texture) report('texture-size-replaced', texture.place);
  const prefetcher = findEntry(config, 'studyPrefetcher');
  if (prefetcher?.value.kind === 'object' && lacks(prefetcher.value, 'enabled'))
    report('prefetcher-off', prefetcher.place);
}

/** Checks the bar “For investigational use only”. */
export function checkDialog({ config, report }: RuleContext): void {
  const dialog = findEntry(config, 'investigationalUseDialog');
  if (dialog?.value.kind !== 'object') return;
  if (lacks(dialog.value, 'option')) report('dialog-option', dialog.place);
  else if (getString(dialog.value, 'option') === 'configure' && lacks(dialog.value, 'days'))
    report('dialog-days', dialog.place);
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
  if (lacks(dynamic.value, 'regex')) report('any-config-address', dynamic.place);
  else if ((regex?.kind === 'regexp' || regex?.kind === 'string') && !namesHosts(regex.value))
    report('loose-config-address', regex);
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
    report('no-effect-in-function', entry.place, { key });
  }
}

/** Checks the layouts of several windows. */
export function checkLayouts({ config, line, report }: RuleContext): void {
  if (line !== '3.10') return;
  for (const layout of getItems(getValue(config, 'multimonitor'))) {
    const missing = ['test', 'screens'].filter((key) => lacks(layout, key));
    if (missing.length === 0) continue;
    report('layout-without-test', startOf(layout), {
      without: missing.join(' and no '),
      keys: missing.join(' and '),
    });
  }
}
