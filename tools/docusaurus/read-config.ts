import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { configSchema, docsSchema, type DocusaurusConfig } from './config-schema';
import { evaluateFile } from './evaluate-file';
import { findUnreadKeys } from './unread-keys';

const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** The configuration of a site, and problems that were found while it was read. */
export interface LoadedConfig {
  config: DocusaurusConfig;
  /** Absolute path of the configuration file; null if there is none. */
  file: string | null;
  problems: Problem[];
}

/** Returns the absolute path of the configuration file in a folder; null if there is none. */
export function findConfigFile(dir: string): string | null {
  return names.map((name) => join(dir, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Reads the keys of `docusaurus.config` that affect docs. If there is no configuration file, the defaults of Docusaurus
 * apply. If the file throws an error, the defaults apply and a problem is reported.
 * @param dir folder of the site
 * @param toFile converts an absolute path to the path in error messages
 * @param math true if the site uses remark-math
 */
export function readConfig(dir: string, toFile: (path: string) => string, math = false): LoadedConfig {
  const file = findConfigFile(dir);
  if (file === null) return { config: { docs: {} }, file, problems: [] };
  const result = evaluateFile(file);
  if ('fault' in result) {
    const message = `The configuration cannot be run: ${result.fault.replace(/[.\s]*$/, '.')}`;
    const hint =
      'The defaults of Docusaurus apply. Set CONTENT_ROUTE_BASE and DOCS_BASE_PATH, or make the file independent of what is not in the site.';
    const problem = createKeyProblem(toFile(file), { line: 1 }, 'docusaurus-config', message, hint);
    return { config: { docs: {} }, file, problems: [{ ...problem, severity: 'warning' }] };
  }
  const parsed = configSchema.safeParse(result.value);
  if (!parsed.success) return { config: { docs: {} }, file, problems: [] };
  const { presets, plugins, themeConfig, ...own } = parsed.data;
  const found = findDocsOptions(presets, plugins);
  const config: DocusaurusConfig = {
    ...own,
    docs: found.docs,
    docsTheme: themeConfig.docs,
    navbar: themeConfig.navbar,
  };
  const problems = findUnreadKeys({
    value: result.value,
    text: readFileSync(file, 'utf8'),
    file: toFile(file),
    siteDir: dir,
    docs: found.options,
    preset: found.preset,
    math,
  });
  return { config, file, problems };
}

/** Finds the docs options: those of the classic preset, or else those of the first docs plugin. */
export function findDocsOptions(presets: readonly unknown[], plugins: readonly unknown[]) {
  const [preset = null] = presets.flatMap((entry) => optionsOf(entry, /(?:^|[/-])classic$/));
  const ofPreset = preset?.['docs'];
  const [plugin] = plugins.flatMap((entry) => optionsOf(entry, /plugin-content-docs$/));
  const options = typeof ofPreset === 'object' && ofPreset !== null ? ofPreset : plugin;
  const parsed = docsSchema.safeParse(options ?? {});
  return { docs: parsed.data ?? {}, options, preset };
}

/** Returns the options of a preset or plugin with a matching name: `'name'` → `{}`, `['name', options]` → `options`. */
function optionsOf(entry: unknown, name: RegExp): Record<string, unknown>[] {
  const [id, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (typeof id !== 'string' || !name.test(id)) return [];
  return [typeof options === 'object' && options !== null ? { ...options } : {}];
}
