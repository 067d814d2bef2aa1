import type { RuleName } from '../data/rules';
import { listParts, type ConfigValue } from '../values';
import { quote, startOf, type RuleContext } from './context';

/** Messages and fixes for mistakes of syntax. */
const syntaxTexts: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  'empty-file': ['The file contains no code.', 'Write window.config = { … }; with your settings.'],
  'html-file': [
    'This is HTML, not a config. If it came from /app-config.js, the server sends index.html for a missing file.',
    'Put app-config.js in the folder of index.html and load /app-config.js again.',
  ],
  'only-a-path': [
    'The file contains only a path. In the container, APP_CONFIG is the text of the config, not its path.',
    'Mount the file at /usr/share/nginx/html/app-config.js, or put its text in APP_CONFIG.',
  ],
  'missing-comma': ['A comma is missing here.', 'Write a comma between two entries.'],
  'curly-quotes': [
    'These are the quotation marks of a word processor, which JavaScript does not read.',
    'Write straight quotes: \' or ".',
  ],
  'unterminated-text': [
    'This string has no closing quote on its line.',
    'Close it with the quote it begins with.',
  ],
  unclosed: [
    'The file ends before all braces and brackets are closed.',
    'Add the missing } or ] and end the config with };.',
  ],
  'module-syntax': [
    'app-config.js is a classic script, in which import and export are not allowed.',
    'Remove import and export, and write window.config = { … };.',
  ],
  'too-deep': [
    'The file has too much code, or too many levels of brackets, to be checked.',
    'Check only the part that sets window.config.',
  ],
};

/** Reports the mistake of syntax that keeps the browser from reading the file. */
export function checkSyntax({ parsed: { mistake }, report }: RuleContext): void {
  if (!mistake) return;
  const detail = `The browser cannot read the file from here: ${mistake.detail ?? 'unexpected code'}.`;
  const texts = syntaxTexts[mistake.rule] ?? [detail, 'Correct the code here or just before.'];
  report(mistake.rule as RuleName, mistake, ...texts);
}

/** Reports scripts that do not set `window.config`, or set it to something else than an object or a function. */
export function checkForm({ parsed, config, report }: RuleContext): void {
  const { value, setter, localConfig, wrongValue, replaced, isJson } = parsed;
  const start = { start: 0, end: 0 };
  if (localConfig) {
    const message = 'This sets a variable of the script, not window.config, so the viewer does not see it.';
    report('config-not-global', localConfig, message, 'Write window.config = { … };.');
  } else if (!value) {
    const message = 'Nothing in this file sets window.config, so the viewer stays blank.';
    report('no-window-config', start, message, 'Write window.config = { … };.');
  }
  if (setter && !setter.returns) {
    const message = 'window.config is a function, but it does not return an object.';
    report('function-returns-nothing', startOf(setter), message, 'Return the config: return { … };.');
  } else if (wrongValue) {
    const message = 'window.config must be an object, or a function that returns one.';
    report('config-wrong-type', startOf(wrongValue), message, 'Write window.config = { … };.');
  }
  for (const place of replaced) {
    const message = 'A later assignment to window.config replaces this one.';
    report('config-set-twice', startOf(place), message, 'Keep one assignment, and move all keys into it.');
  }
  if (value && !isJson && value.start === parsed.objectOnly) {
    const message = 'The file contains only an object. As app-config.js, it must assign the object.';
    report(
      'missing-assignment',
      startOf(value),
      message,
      'Write window.config = before the object, and ; after it.',
    );
  }
  for (const { value: part } of listParts(config)) checkDuplicates(part, report);
}

/** Reports keys that an object sets twice. */
function checkDuplicates(value: ConfigValue, report: RuleContext['report']): void {
  if (value.kind !== 'object') return;
  const keys = new Set<string>();
  for (const { key, place } of value.entries) {
    if (keys.has(key)) {
      const message = `${quote(key)} is set twice in this object. Only the last value counts.`;
      report('duplicate-key', place, message, 'Remove one of them.');
    }
    keys.add(key);
  }
}
