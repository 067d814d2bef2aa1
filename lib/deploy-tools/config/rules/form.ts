import { listParts, type ConfigValue } from '../values';
import { quote } from '../../reporter';
import { startOf, type RuleContext } from './context';

/** Reports the mistake of syntax that keeps the browser from reading the file. */
export function checkSyntax({ parsed: { mistake }, report }: RuleContext): void {
  if (mistake?.rule !== 'syntax-error') {
    if (mistake) report(mistake.rule, mistake, { kind: mistake.kind });
    return;
  }
  const { detail = 'unexpected code', fix = 'Correct the code here or just before.' } = mistake;
  report('syntax-error', mistake, { message: `The browser cannot read the file from here: ${detail}.`, fix });
}

/** Constants of Python, YAML and SQL, which JavaScript takes for variables. */
const foreignConstant = /^(?:true|false|yes|no|on|off|null|none|nil)$/i;

/** Reports scripts that do not set `window.config`, or set it to something else than an object or a function. */
export function checkForm({ parsed, config, report }: RuleContext): void {
  const { value, setter, localConfig, wrongValue, replaced, isJson } = parsed;
  const start = { start: 0, end: 0 };
  if (localConfig) report('config-not-global', localConfig);
  else if (!value) report('no-window-config', start);
  if (setter && !setter.returns) report('function-returns-nothing', startOf(setter));
  else if (wrongValue) report('config-wrong-type', startOf(wrongValue));
  for (const place of replaced) report('config-set-twice', startOf(place));
  if (value && !isJson && value.start === parsed.objectOnly) report('missing-assignment', startOf(value));
  for (const { value: part } of listParts(config)) checkPart(part, report);
}

/** Reports keys that an object sets twice, and names that do not exist. */
function checkPart(value: ConfigValue, report: RuleContext['report']): void {
  if (value.kind === 'unknown' && foreignConstant.test(value.name ?? ''))
    report('undefined-name', value, { name: value.name });
  if (value.kind !== 'object') return;
  const keys = new Set<string>();
  for (const { key, place } of value.entries) {
    if (keys.has(key)) report('duplicate-key', place, { key: quote(key) });
    keys.add(key);
  }
}
