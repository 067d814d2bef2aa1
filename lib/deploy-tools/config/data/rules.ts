import { error, note, warning, type RuleInfo } from './rule-info';
import { addressRules, loginRules, sourceRules } from './source-rules';

const config = 'configuration/configurationFiles';
const sources = 'configuration/dataSources/introduction';
const web = 'configuration/dataSources/dicom-web';
const noConfig = `${config}#no-window-config`;
const objectOrFunction = `${config}#object-or-function`;
const structure = `${config}#structure-and-start-up`;
const unread = `${config}#keys-that-nothing-reads`;
const noEffect = `${config}#my-option-has-no-effect`;
const options = `${web}#data-source-configuration-options`;
const declare = `${sources}#declare-sources`;

const syntaxRules = {
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
  'too-deep': error(
    'The file has too much code, or too many levels of brackets, to be checked.',
    noConfig,
    'Check only the part that sets window.config.',
  ),
};

const formRules = {
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
  'duplicate-key': warning('the same key twice in an object', noEffect),
};

const keyRules = {
  'unknown-key': warning('a key that the viewer does not know', noEffect),
  'unknown-source-key': warning('an unknown key in a data source', options),
  'unknown-nested-key': warning('an unknown key in an object such as maxNumRequests', noEffect),
  'unread-key': note('a key that nothing reads', unread),
  'unread-source-key': note('a key of a data source that nothing reads', options),
  'version-2-key': error(
    'servers is a key of version 2, which this viewer ignores.',
    'migration-guide/from-v2',
    'Use dataSources.',
  ),
  'other-version-key': warning('a key that only another version reads', `${config}#configuration-options`),
  'source-key-at-top': warning('a key of a data source at the top level', noEffect),
  'app-key-in-source': warning('a key of the app in a data source', noEffect),
  'source-key-outside-configuration': error('a key next to configuration instead of in it', declare),
  'key-of-other-source': note('a DICOMweb key in another kind of source', `${sources}#which-one-do-you-need`),
  'wrong-type': error('a value of the wrong type', `${config}#configuration-options`),
  'quoted-boolean': error('true or false in quotes', `${config}#configuration-options`),
  'quoted-number': error('a number in quotes', `${config}#configuration-options`),
  'wrong-value': error('a value that is not allowed', `${config}#configuration-options`),
  'too-small': warning('a number without effect', `${config}#loading-and-rendering`),
};

const startRules = {
  'missing-extensions': error('a config without extensions', structure),
  'missing-modes': error('a config without modes', `${config}#no-modes-are-defined-check-your-app-configjs`),
  'missing-data-sources': error('a config without dataSources', structure),
  'no-data-source': warning(
    'dataSources is empty, so the viewer has no archive.',
    declare,
    'Add an entry with namespace, sourceName and configuration.',
  ),
  'missing-default-source': warning(
    'Without defaultDataSourceName, no source is active, and the study list stops with an error.',
    `${config}#no-active-source`,
    'Add defaultDataSourceName with the sourceName of a source.',
  ),
  'unknown-default-source': error('a default source that does not exist', `${config}#no-active-source`),
  'study-list-off': note(
    'Without showStudyList, the start page stays blank, and studies open only from links.',
    `${config}#blank-page-and-the-console-says-no-routes-matched-location`,
    'Add showStudyList: true, or showStudyList: false if you want that.',
  ),
  'unknown-mode': error('a mode of the viewer that does not exist', `${config}#extensions-and-modes`),
  'unknown-extension': error(
    'an extension of the viewer that does not exist',
    `${config}#extensions-and-modes`,
  ),
  'mode-ignores-settings': warning('settings of a mode that ignores them', `${config}#override-a-mode`),
  'extension-without-id': error(
    'An extension object has no id.',
    `${config}#extensions-and-modes`,
    "Add id: 'my-site.my-extension'.",
  ),
};

const settingRules = {
  'cache-size-unit': warning('a cache size that is not in bytes', `${config}#loading-and-rendering`),
  'texture-size-replaced': note(
    'If WebGL 2 works, the viewer replaces max3DTextureSize by the GPU’s limit.',
    `${config}#loading-and-rendering`,
    'Remove it, unless the viewer runs without WebGL 2.',
  ),
  'prefetcher-off': warning(
    'The prefetcher is off, because enabled is missing.',
    `${config}#study-prefetcher`,
    'Add enabled: true to studyPrefetcher.',
  ),
  'dialog-days': error(
    'configure needs days. Without it, the bar cannot be closed.',
    `${config}#investigational-use`,
    'Add days: 7 with the number of days.',
  ),
  'dialog-option': warning(
    'Without option, the bar never appears.',
    `${config}#investigational-use`,
    "Add option: 'always', 'never' or 'configure'.",
  ),
  'no-effect-in-function': warning('a key without effect in a function', objectOrFunction),
  'any-config-address': warning(
    'Without regex, anyone can make a link that sends your users and their tokens to another server.',
    `${config}#config-from-a-url`,
    'Add regex with the address of your configs.',
  ),
  'loose-config-address': warning(
    'The expression also accepts addresses on other servers, because it does not begin with a host.',
    `${config}#config-from-a-url`,
    'Begin it with ^https:\\/\\/, your host and \\/.',
  ),
  'layout-without-test': error('a window layout without test or screens', structure),
  'customization-by-id': error('a customization in the form of 3.9', structure),
  'customization-without-id': error(
    'In 3.9, a customization in a list needs an id. Without it, the viewer cannot tell which one it is.',
    structure,
    "Add id: '…' with the ID of the customization.",
  ),
  'renamed-customization': warning('an ID of another version', structure),
  'unknown-customization': warning('an ID that is nearly one of the viewer', structure),
  'unknown-customization-module': error('a customization module that does not exist', structure),
  'unknown-update-command': warning('a command with $ that does not exist', structure),
  'hotkey-twice': warning('a key with two commands', 'platform/managers/hotkeys'),
};

export const rules = {
  ...syntaxRules,
  ...formRules,
  ...keyRules,
  ...startRules,
  ...sourceRules,
  ...addressRules,
  ...loginRules,
  ...settingRules,
} satisfies Record<string, RuleInfo>;

export type RuleName = keyof typeof rules;

/** A mistake that prevents the browser from reading the file. */
export type SyntaxRule = keyof typeof syntaxRules;
