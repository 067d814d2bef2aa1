/**
 * Loader of the bundler: puts the words of the site's language in place of `translate(…)` and `<Translate>`. The option
 * `folder` names that of the language's catalogs. A text that is not written out stops the build, with its place.
 */
const { relative, resolve } = require('node:path');
const { require: load } = require('tsx/cjs/api');

const { translateSource } = load('../i18n/translate-source.ts', __filename);
const { getTranslationFile, readMessages } = load('../site/translations.ts', __filename);

const root = resolve(__dirname, '../..');

module.exports = function translateLoader(source) {
  const { folder } = this.getOptions();
  this.addDependency(getTranslationFile(folder, 'code', root));
  const file = relative(root, this.resourcePath);
  return translateSource(file, source, readMessages(folder, 'code', root));
};
