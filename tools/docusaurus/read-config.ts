import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { configSchema, docsSchema, type DocusaurusConfig } from './config-schema';
import { evaluateFile } from './evaluate-file';
import { findUnreadKeys } from './unread-keys';

const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** The configuration of a site, and problems of reading it. */
export interface LoadedConfig {
  config: DocusaurusConfig;
  /** Absolute path of the file, or null. */
  file: string | null;
  problems: Problem[];
}

/** The configuration file of a folder, absolute, or null. */
export function findConfigFile(dir: string): string | null {
  return names.map((name) => join(dir, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Reads the parts of `docusaurus.config` that concern docs: addresses, versions, sidebars, static files. Without a file, or
 * if it fails, the defaults of Docusaurus apply, and a problem is reported.
 *
 * @param dir folder of the site
 * @param toFile names a file in messages
 * @param math whether the site has remark-math
 */
export function readConfig(dir: string, toFile: (path: string) => string, math = false): LoadedConfig {
  const file = findConfigFile(dir);
  if (file === null) return { config: { docs: {} }, file, problems: [] };
  const result = evaluateFile(file);
  if ('fault' in result) {
    const problem: Problem = {
      file: toFile(file),
      line: 1,
      column: 1,
      rule: 'docusaurus-config',
      message: `The configuration cannot be run: ${result.fault.replace(/[.\s]*$/, '.')}`,
      hint: 'The defaults of Docusaurus apply. Set CONTENT_ROUTE_BASE and DOCS_BASE_PATH, or make the file independent of what is not in the site.',
      severity: 'warning',
    };
    return { config: { docs: {} }, file, problems: [problem] };
  }
  const parsed = configSchema.safeParse(result.value);
  if (!parsed.success) return { config: { docs: {} }, file, problems: [] };
  const { presets, plugins, themeConfig, ...own } = parsed.data;
  const found = findDocs(presets, plugins);
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

/** Docs options of the classic preset, otherwise those of the first docs plugin. */
export function findDocs(presets: readonly unknown[], plugins: readonly unknown[]) {
  const [preset = null] = presets.flatMap((entry) => optionsOf(entry, /(?:^|[/-])classic$/));
  const ofPreset = preset?.['docs'];
  const [plugin] = plugins.flatMap((entry) => optionsOf(entry, /plugin-content-docs$/));
  const options = typeof ofPreset === 'object' && ofPreset !== null ? ofPreset : plugin;
  const parsed = docsSchema.safeParse(options ?? {});
  return { docs: parsed.data ?? {}, options, preset };
}

/** Options of a preset or plugin of that name; `'name'` and `['name']` have none. */
function optionsOf(entry: unknown, name: RegExp): Record<string, unknown>[] {
  const [id, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (typeof id !== 'string' || !name.test(id)) return [];
  return [typeof options === 'object' && options !== null ? { ...options } : {}];
}
