import { resolve } from 'node:path';
import { evaluateFile } from '../../evaluate-file';
import { findConfigFile, findDocs } from '../../read-config';

/** Options of the docs plugin as written. */
type DocsOptions = Readonly<Record<string, unknown>> & { path?: string; sidebarPath?: string | false };

/** The configuration of a Docusaurus site for its docs, without options that are functions. */
export interface ComparedConfig {
  title: string;
  baseUrl: string;
  trailingSlash?: boolean;
  markdown?: { mermaid?: boolean; format?: string };
  themes?: readonly unknown[];
  docs: DocsOptions;
  /** Options that are functions, by their path: neither side runs them. */
  code: readonly string[];
}

interface WrittenConfig extends Omit<ComparedConfig, 'docs' | 'code'> {
  presets?: readonly unknown[];
  plugins?: readonly unknown[];
}

/**
 * Evaluates a site's configuration as the import does.
 * @param site folder of a Docusaurus site
 * @throws when there is none, or when it throws
 */
export function readSiteConfig(site: string): ComparedConfig {
  const file = findConfigFile(resolve(site));
  if (file === null) throw new Error(`${site} has no docusaurus.config file, so it is no Docusaurus site`);
  const result = evaluateFile(file);
  if ('fault' in result) throw new Error(`${file} cannot be run: ${result.fault}`);
  const written = result.value as WrittenConfig;
  const code = (result.functions ?? []).filter((path) => /^markdown\b|\bdocs\./.test(path));
  const { options = {} } = findDocs(written.presets ?? [], written.plugins ?? []);
  return { ...written, docs: options as DocsOptions, code };
}
