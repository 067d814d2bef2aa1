/** Module of Docusaurus → our equivalent component. */
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

/** Modules that export functions, which run when the page is rendered. */
const functionModules =
  /^(?:react|@docusaurus\/(?:useBaseUrl|theme-common(?:\/.*)?|useDocusaurusContext|constants))$/;

/** What a module of Docusaurus provides: a component, functions, or `undefined` for one without a replacement here. */
export function readThemeModule(source: string): { component: string } | 'functions' | undefined {
  const component = byModule[source.replace(/^@theme-original\//, '@theme/')];
  if (component !== undefined) return { component };
  return functionModules.test(source) ? 'functions' : undefined;
}

/** Whether a module belongs to Docusaurus, known here or not. */
export function isThemeModule(source: string): boolean {
  return /^(?:@theme|@theme-original|@theme-init|@docusaurus)\//.test(source) || source === 'react';
}
