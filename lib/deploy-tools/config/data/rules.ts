import type { Severity } from '../../finding';

/** A rule of the config checker. */
export interface RuleInfo {
  severity: Severity;
  /** What the rule reports, for people who maintain it. */
  about: string;
  /** Page and anchor of the documentation, without the path of the version. */
  docs: string;
}

const config = 'configuration/configurationFiles';
const sources = 'configuration/dataSources/introduction';
const web = 'configuration/dataSources/dicom-web';
const login = 'deployment/authorization';
const subPath = 'deployment/custom-url-access';

const noConfig = `${config}#no-window-config`;
const objectOrFunction = `${config}#object-or-function`;
const structure = `${config}#structure-and-start-up`;
const unread = `${config}#keys-that-nothing-reads`;
const noEffect = `${config}#my-option-has-no-effect`;
const options = `${web}#data-source-configuration-options`;
const oidc = `${login}#oidc-settings`;
const declare = `${sources}#declare-sources`;
const start = `${web}#shortest-working-source`;

const error = (about: string, docs: string): RuleInfo => ({ severity: 'error', about, docs });
const warning = (about: string, docs: string): RuleInfo => ({ severity: 'warning', about, docs });
const note = (about: string, docs: string): RuleInfo => ({ severity: 'note', about, docs });

const syntaxRules = {
  'empty-file': error('a file without code', noConfig),
  'html-file': error('HTML instead of a config', noConfig),
  'only-a-path': error('a path instead of a config', `${config}#configuration-files`),
  'syntax-error': error('code that cannot be read', noConfig),
  'missing-comma': error('a missing comma', noConfig),
  'curly-quotes': error('quotation marks of a word processor', noConfig),
  'unterminated-text': error('a string without its closing quote', noConfig),
  unclosed: error('a missing brace or bracket at the end', noConfig),
  'module-syntax': error('import and export, which a classic script cannot use', noConfig),
  'too-deep': error('more code or levels than a config has', noConfig),
};

const formRules = {
  'no-window-config': error('a script that does not set window.config', noConfig),
  'config-not-global': error('const config instead of window.config', noConfig),
  'missing-assignment': error('an object without window.config =', noConfig),
  'config-wrong-type': error('window.config that is neither an object nor a function', objectOrFunction),
  'function-returns-nothing': error('a config function without a result', objectOrFunction),
  'config-set-twice': warning('a second assignment that replaces the first', objectOrFunction),
  'duplicate-key': warning('the same key twice in an object', noEffect),
};

const keyRules = {
  'unknown-key': warning('a key that the viewer does not know', noEffect),
  'unknown-source-key': warning('an unknown key in a data source', options),
  'unknown-nested-key': warning('an unknown key in an object such as maxNumRequests', noEffect),
  'unread-key': note('a key that nothing reads', unread),
  'unread-source-key': note('a key of a data source that nothing reads', options),
  'version-2-key': error('a key of version 2', 'migration-guide/from-v2'),
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
  'no-data-source': warning('an empty list of data sources', declare),
  'missing-default-source': warning('no defaultDataSourceName', `${config}#no-active-source`),
  'unknown-default-source': error('a default source that does not exist', `${config}#no-active-source`),
  'study-list-off': note(
    'no showStudyList',
    `${config}#blank-page-and-the-console-says-no-routes-matched-location`,
  ),
  'unknown-mode': error('a mode of the viewer that does not exist', `${config}#extensions-and-modes`),
  'unknown-extension': error(
    'an extension of the viewer that does not exist',
    `${config}#extensions-and-modes`,
  ),
  'mode-ignores-settings': warning('settings of a mode that ignores them', `${config}#override-a-mode`),
  'extension-without-id': error('an extension object without an id', `${config}#extensions-and-modes`),
};

const sourceRules = {
  'missing-namespace': error('a data source without a namespace', declare),
  'unknown-namespace': error('a kind of data source that does not exist', declare),
  'old-namespace': error('a namespace of an earlier version', declare),
  'missing-source-name': error('a data source without a sourceName', declare),
  'missing-configuration': error('a data source without a configuration', declare),
  'duplicate-source-name': error('two data sources with the same sourceName', declare),
  'duplicate-cache-name': warning('two DICOMweb sources with the same name', `${sources}#wrong-archive`),
  'missing-qido-root': error('a DICOMweb source without a qidoRoot', start),
  'missing-wado-root': error('a DICOMweb source without a wadoRoot', `${web}#wadoroot`),
  'missing-image-rendering': error('images without an address', `${web}#undefined-request`),
  'missing-wado-uri-root': error('WADO-URI without its address', `${web}#imagerendering`),
  'merge-without-sources': error('a merged source without seriesMerge', declare),
  'merge-unknown-source': error('a merged source that does not exist', declare),
  'bulk-data-off': warning('bulkDataURI without enabled', `${web}#bulkdatauri`),
  'bulk-data-needs-lazy-load': warning('bulk data without lazy load', `${web}#bulkdatauri`),
  'prefix-without-start': warning('prefixWith without startsWith', `${web}#bulkdatauri`),
  'unknown-single-part': warning('a kind of data that singlepart does not know', `${web}#singlepart`),
  'accept-header-wins': warning(
    'keys that acceptHeader overrides',
    `${config}#more-on-accept-header-configuration`,
  ),
  'unknown-transfer-syntax': warning(
    'a transfer syntax that is ignored',
    `${config}#more-on-accept-header-configuration`,
  ),
  'google-picker': warning(
    'the Google dialog, which does not open in 3.10',
    'configuration/dataSources/configuration-ui',
  ),
};

const addressRules = {
  'address-without-slash': error('a relative address without a slash', start),
  'address-without-scheme': error('a host without http:// or https://', start),
  'address-ends-with-slash': warning('a root that ends with a slash', start),
  'address-includes-studies': error('a root that contains /studies', start),
  'address-with-query': error('a root with ? or #', start),
  'address-with-password': warning('a user name and password in an address', `${login}#archive-password`),
  'address-of-container': note('a host name of Docker Compose', `${web}#connection-error`),
  'dicom-port': warning('the port of DICOM instead of HTTP', start),
  'orthanc-address': warning('an Orthanc address without /dicom-web', start),
  'dcm4chee-address': warning('a dcm4chee address without /rs', `${web}#running-dcm4chee`),
  'google-address': error('a Google address without /dicomWeb', 'deployment/google-cloud-healthcare'),
  'basename-without-slash': error('a routerBasename without a leading slash', `${subPath}#the-two-values`),
  'basename-is-address': error('an address instead of a path', `${subPath}#the-two-values`),
  'basename-null': error('a routerBasename that is null where it breaks', objectOrFunction),
};

const loginRules = {
  'oidc-empty': error('an empty list', `${login}#error-empty-oidc`),
  'oidc-several': warning('more than one entry', oidc),
  'oidc-incomplete': error('no authority or client_id', `${login}#error-missing-settings`),
  'oidc-response-type': warning('no response_type', oidc),
  'oidc-old-key': note('a key that the viewer no longer reads', oidc),
  'oidc-authority': error('an authority that is no issuer', oidc),
  'oidc-redirect-start-page': error('the start page as redirect_uri', oidc),
  'oidc-redirect-relative': error('a relative address without a slash', oidc),
  'oidc-logout-address': warning('no post_logout_redirect_uri', oidc),
  'oidc-two-origins': error('addresses of the viewer with different origins', oidc),
  'oidc-outside-basename': error(
    'a redirect_uri outside routerBasename',
    `${subPath}#sign-in-under-a-sub-path`,
  ),
  'oidc-repeats-basename': warning('a relative redirect_uri with the basename', oidc),
  'oidc-basename-slash': error(
    'a login under a path with a slash at the end',
    `${login}#blank-page-after-login`,
  ),
  'oidc-needs-basename': error('a login without routerBasename', `${subPath}#sign-in-under-a-sub-path`),
  'single-part-with-login': warning('PDFs and videos without the token', `${login}#pdf-401`),
  'password-in-config': warning('a password or secret in a public file', `${login}#archive-password`),
};

const settingRules = {
  'cache-size-unit': warning('a cache size that is not in bytes', `${config}#loading-and-rendering`),
  'texture-size-replaced': note('a texture size that is overwritten', `${config}#loading-and-rendering`),
  'prefetcher-off': warning('a prefetcher that is not enabled', `${config}#study-prefetcher`),
  'dialog-days': error('configure without days', `${config}#investigational-use`),
  'dialog-option': warning('a dialog without option', `${config}#investigational-use`),
  'no-effect-in-function': warning('a key without effect in a function', objectOrFunction),
  'any-config-address': warning('a dynamic config without regex', `${config}#config-from-a-url`),
  'loose-config-address': warning('a regular expression without ^ and $', `${config}#config-from-a-url`),
  'layout-without-test': error('a window layout without test or screens', structure),
  'customization-by-id': error('a customization in the form of 3.9', structure),
  'customization-without-id': error('a customization that 3.9 cannot name', structure),
  'renamed-customization': warning('an ID of another version', structure),
  'unknown-customization': warning('an ID that is nearly one of the viewer', structure),
  'unknown-customization-module': error('a customization module that does not exist', structure),
  'unknown-update-command': warning('a command with $ that does not exist', structure),
  'hotkey-twice': warning('a key with two commands', 'platform/managers/hotkeys'),
};

/** All rules of the config checker, by name. */
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
