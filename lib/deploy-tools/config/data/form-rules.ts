import { error, warning } from '../../rule-info';

const config = 'configuration/configurationFiles';
const noConfig = `${config}#no-window-config`;
const objectOrFunction = 'configuration/config-recipes#object-or-function';
const noEffect = `${config}#my-option-has-no-effect`;

export const syntaxRules = {
  'empty-file': error(
    'The file contains no code.',
    noConfig,
    'Write window.config = { … }; with your settings.',
  ),
  'html-file': error(
    'This is HTML, not a config. If it came from /app-config.js, the server sends index.html for a missing file.',
    noConfig,
    'Put app-config.js in the folder of index.html and load /app-config.js again.',
  ),
  'only-a-path': error(
    'The file contains only a path. In the container, APP_CONFIG is the text of the config, not its path.',
    `${config}#configuration-files`,
    'Mount the file at /usr/share/nginx/html/app-config.js, or put its text in APP_CONFIG.',
  ),
  'other-file': error(
    'This is {kind}, not app-config.js.',
    noConfig,
    'Check the text of the config in it, or the file that the server sends as /app-config.js.',
  ),
  'syntax-error': error('code that cannot be read', noConfig),
  'missing-comma': error('A comma is missing here.', noConfig, 'Write a comma between two entries.'),
  'curly-quotes': error(
    'These are the quotation marks of a word processor, which JavaScript does not read.',
    noConfig,
    'Write straight quotes: \' or ".',
  ),
  'unterminated-text': error(
    'This string has no closing quote on its line.',
    noConfig,
    'Close it with the quote it begins with.',
  ),
  unclosed: error(
    'The file ends before all braces and brackets are closed.',
    noConfig,
    'Add the missing } or ] and end the config with };.',
  ),
  'module-syntax': error(
    'app-config.js is a classic script, in which import and export are not allowed.',
    noConfig,
    'Remove import and export, and write window.config = { … };.',
  ),
  'too-complex': warning(
    'The file has too much text, code or levels of brackets to be checked.',
    noConfig,
    'Check only the part that sets window.config.',
  ),
};

export const formRules = {
  'no-window-config': error(
    'Nothing in this file sets window.config, so the viewer stays blank.',
    noConfig,
    'Write window.config = { … };.',
  ),
  'config-not-global': error(
    'This sets a variable of the script, not window.config, so the viewer does not see it.',
    noConfig,
    'Write window.config = { … };.',
  ),
  'missing-assignment': error(
    'The file contains only an object. As app-config.js, it must assign the object.',
    noConfig,
    'Write window.config = before the object, and ; after it.',
  ),
  'config-wrong-type': error(
    'window.config must be an object, or a function that returns one.',
    objectOrFunction,
    'Write window.config = { … };.',
  ),
  'function-returns-nothing': error(
    'window.config is a function, but it does not return an object.',
    objectOrFunction,
    'Return the config: return { … };.',
  ),
  'config-set-twice': warning(
    'A later assignment to window.config replaces this one.',
    objectOrFunction,
    'Keep one assignment, and move all keys into it.',
  ),
  'undefined-name': error(
    'JavaScript has no {name}, so the browser stops here and the viewer stays blank.',
    noConfig,
    'Write true, false or null.',
  ),
  'duplicate-key': warning(
    '{key} is set twice in this object. Only the last value counts.',
    noEffect,
    'Remove one of them.',
  ),
};

/** A mistake that prevents the browser from reading the file. */
export type SyntaxRule = keyof typeof syntaxRules;
