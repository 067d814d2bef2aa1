/** Components of Docusaurus that have a replacement: name of the module → name of our component. */
const byModule: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'Admonition',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/Heading': 'Heading',
  '@theme/IdealImage': 'Image',
  '@theme/TOCInline': 'TOCInline',
  '@theme/TabItem': 'TabItem',
  '@theme/Tabs': 'Tabs',
  '@theme/ThemedImage': 'ThemedImage',
  '@docusaurus/BrowserOnly': 'BrowserOnly',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
};

/** Matches modules whose exported functions are available when a page is rendered. */
const functionModules =
  /^(?:react|@docusaurus\/(?:useBaseUrl|theme-common(?:\/.*)?|useDocusaurusContext|constants))$/;

/** Returns the replacement of a Docusaurus module: a component or functions; undefined if there is none. */
export function findThemeModule(source: string): { component: string } | 'functions' | undefined {
  const component = byModule[source.replace(/^@theme-original\//, '@theme/')];
  if (component !== undefined) return { component };
  return functionModules.test(source) ? 'functions' : undefined;
}

/** True if a module is part of Docusaurus or is `react`, even if there is no replacement. */
export function isThemeModule(source: string): boolean {
  return /^(?:@theme|@theme-original|@theme-init|@docusaurus)\//.test(source) || source === 'react';
}
