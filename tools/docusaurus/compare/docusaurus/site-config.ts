import { resolve } from 'node:path';
import { evaluateFile } from '../../evaluate-file';
import { findConfigFile, findDocsOptions } from '../../read-config';

/** Options of the docs plugin, as written in the configuration. */
type DocsOptions = Readonly<Record<string, unknown>> & { path?: string; sidebarPath?: string | false };

/** The part of a Docusaurus configuration that affects docs, without options that are functions. */
export interface ComparedConfig {
  title: string;
  baseUrl: string;
  trailingSlash?: boolean;
  markdown?: { mermaid?: boolean; format?: string };
  themes?: readonly unknown[];
  docs: DocsOptions;
  /** Paths of options that are functions, such as `docs.editUrl`; neither side of the comparison calls them. */
  code: readonly string[];
}

interface WrittenConfig extends Omit<ComparedConfig, 'docs' | 'code'> {
  presets?: readonly unknown[];
  plugins?: readonly unknown[];
}

/**
 * Evaluates the configuration file of a site, in the same way as the import.
 * @param site folder of a Docusaurus site
 * @throws Error when the folder has no configuration file, or when the file throws an error
 */
export function readSiteConfig(site: string): ComparedConfig {
  const file = findConfigFile(resolve(site));
  if (file === null) throw new Error(`${site} has no docusaurus.config file, so it is not a Docusaurus site`);
  const result = evaluateFile(file);
  if ('fault' in result) throw new Error(`${file} cannot be run: ${result.fault}`);
  const written = result.value as WrittenConfig;
  const code = (result.functions ?? []).filter((path) => /^markdown\b|\bdocs\./.test(path));
  const { options = {} } = findDocsOptions(written.presets ?? [], written.plugins ?? []);
  return { ...written, docs: options as DocsOptions, code };
}
