import { formRules, syntaxRules } from './form-rules';
import { error, note, warning, type RuleInfo } from '../../rule-info';
import { addressRules, loginRules, sourceRules } from './source-rules';

const config = 'configuration/configurationFiles';
const sources = 'configuration/dataSources/introduction';
const web = 'configuration/dataSources/dicom-web';
const recipes = 'configuration/config-recipes';
const objectOrFunction = `${recipes}#object-or-function`;
const structure = `${config}#structure-and-start-up`;
const unread = `${config}#keys-that-nothing-reads`;
const noEffect = `${config}#my-option-has-no-effect`;
const options = `${web}#data-source-configuration-options`;
const declare = `${sources}#declare-sources`;

const keyRules = {
  'unknown-key': warning(
    'The viewer does not know the key {key}, and ignores it without a message.',
    noEffect,
  ),
  'unknown-source-key': warning('A data source has no key {key}, so the viewer ignores it.', options),
  'unknown-nested-key': warning('{name} has no key {key}, so the viewer ignores it.', noEffect),
  'unread-key': note('The viewer does not read {key}.', unread),
  'unread-source-key': note('The viewer does not read {key}.', options),
  'version-2-key': error(
    'servers is a key of version 2, which this viewer ignores.',
    'migration-guide/from-v2',
    'Use dataSources.',
  ),
  'other-version-key': warning(
    'Version {line} does not read {key}; only {other} does.',
    `${config}#configuration-options`,
  ),
  'source-key-at-top': warning(
    '{key} has no effect at the top level. It is a key of a data source.',
    noEffect,
    'Move it into the configuration of a data source.',
  ),
  'app-key-in-source': warning(
    '{key} has no effect in a data source. It is a key of the app.',
    noEffect,
    'Move it to the top level of the config.',
  ),
  'source-key-outside-configuration': error(
    '{key} is next to configuration, where the viewer does not read it.',
    declare,
    'Move it into configuration: { … }.',
  ),
  'key-of-other-source': note(
    '{key} has no effect in this kind of source.',
    `${sources}#which-one-do-you-need`,
    'Remove it.',
  ),
  'wrong-type': error('a value of the wrong type', `${config}#configuration-options`),
  'quoted-boolean': error('{key} is a text{counts}.', `${config}#configuration-options`),
  'quoted-number': error(
    '{key} is a text, but must be a number.',
    `${config}#configuration-options`,
    'Write {text} without quotes.',
  ),
  'wrong-value': error(
    '{value} is not a value of {key}.',
    `${config}#configuration-options`,
    'Write one of {known}.',
  ),
  'too-small': warning(
    '{key} is {value}, which has no effect or stops the viewer from loading images.',
    `${config}#loading-and-rendering`,
    'Write {min} or more, or remove the key.',
  ),
};

const startRules = {
  'missing-extensions': error(
    'The config has no extensions, so the viewer stops with a blank page.',
    structure,
    'Add extensions: [],',
  ),
  'missing-modes': error(
    'The config has no modes, so the viewer stops with “No modes are defined!”.',
    `${config}#no-modes-are-defined-check-your-app-configjs`,
    'Add modes: [],',
  ),
  'missing-data-sources': error(
    'The config has no dataSources, so the viewer stops with a blank page.',
    structure,
    'Add dataSources: [ … ],',
  ),
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
  'unknown-default-source': error(
    'No data source has the sourceName {name}. Upper and lower case count.',
    `${config}#no-active-source`,
    "Write '{suggestion}', or add the source.",
  ),
  'study-list-off': note(
    'Without showStudyList, the start page stays blank, and studies open only from links.',
    `${config}#blank-page-and-the-console-says-no-routes-matched-location`,
    'Add showStudyList: true, or showStudyList: false if you want that.',
  ),
  'unknown-mode': error(
    'The viewer has no mode {id}.',
    `${config}#extensions-and-modes`,
    'Did you mean {nearest}?',
  ),
  'unknown-extension': error(
    'an extension of the viewer that does not exist',
    `${config}#extensions-and-modes`,
  ),
  'unlisted-package': warning(
    'OHIF {line} has no package {text}. Unless your own build has it, the viewer stops with a blank page.',
    `${config}#extensions-and-modes`,
    'Remove it, unless it is in your own build.',
  ),
  'mode-ignores-settings': warning(
    '{id} ignores modesConfiguration.',
    `${recipes}#override-a-mode`,
    'Only {configurableModes} and your own modes can use it.',
  ),
  'mode-update-command': warning(
    'This version has no commands in modesConfiguration, so {key} is an object with the key {command}.',
    `${recipes}#override-a-mode`,
    'Write the value without {command}.',
  ),
  'extension-without-id': error(
    'An extension object has no id.',
    `${config}#extensions-and-modes`,
    "Add id: 'my-site.my-extension'.",
  ),
};

const settingRules = {
  'cache-size-unit': warning(
    'maxCacheSize is in bytes. {value} bytes hold hardly an image.',
    `${config}#loading-and-rendering`,
    'Write for example 3 * 1024 * 1024 * 1024 for 3 GiB.',
  ),
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
    `${recipes}#investigational-use`,
    'Add days: 7 with the number of days.',
  ),
  'dialog-option': warning(
    'Without option, the bar never appears.',
    `${recipes}#investigational-use`,
    "Add option: 'always', 'never' or 'configure'.",
  ),
  'no-effect-in-function': warning(
    '{key} has no effect if window.config is a function.',
    objectOrFunction,
    'Make window.config an object.',
  ),
  'any-config-address': warning(
    'Without regex, anyone can make a link that sends your users and their tokens to another server.',
    `${recipes}#config-from-a-url`,
    'Add regex with the address of your configs.',
  ),
  'loose-config-address': warning(
    'The expression also accepts addresses on other servers, because it does not begin with a host.',
    `${recipes}#config-from-a-url`,
    'Begin it with ^https:\\/\\/, your host and \\/.',
  ),
  'layout-without-test': error(
    'This layout has no {without}, which stops the viewer.',
    structure,
    'Add {keys}.',
  ),
  'customization-by-id': error(
    'This is the form of 3.9. Here, it creates customizations named id and so on, which nothing reads.',
    structure,
    "Write { '{newName}': { $set: … } }.",
  ),
  'customization-without-id': error(
    'In 3.9, a customization in a list needs an id. Without it, the viewer cannot tell which one it is.',
    structure,
    "Add id: '…' with the ID of the customization.",
  ),
  'renamed-customization': warning(
    'In {line}, this customization has another ID.',
    structure,
    "Write '{renamed}'.",
  ),
  'unknown-customization': warning(
    'The viewer has no customization {id}, so it has no effect unless an extension reads it.',
    structure,
    'Did you mean {nearest}?',
  ),
  'unknown-customization-module': error(
    'The viewer has no customization module {text}, so it stops with a blank page.',
    structure,
    "Write '{suggestion}'.",
  ),
  'unknown-update-command': warning('{key} is not a command of the customization service.', structure),
  'hotkey-twice': warning(
    'The key {text} already belongs to {other}.',
    'platform/managers/hotkeys',
    'Use another key, or change the other binding.',
  ),
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
