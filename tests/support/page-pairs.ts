/** Pairs of pages between which tests go back and forward: long and short ones, with pictures, code and diagrams. */
export const pagePairs: readonly (readonly [from: string, to: string])[] = [
  ['/configuration/configurationFiles', '/faq/'],
  ['/faq/', '/configuration/configurationFiles'],
  ['/faq/technical', '/3.9/faq/technical'],
  ['/', '/user-guide/viewer/viewport'],
  ['/user-guide/viewer/measurement-panel', '/glossary'],
  ['/deployment/', '/help'],
  ['/platform/services/', '/platform/extensions/modules/toolbar'],
  ['/migration-guide/3p8-to-3p9/', '/changes'],
  ['/components', '/components/ButtonShowcase'],
  ['/release-notes', '/versions'],
];
