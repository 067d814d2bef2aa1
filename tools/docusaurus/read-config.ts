import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '@/lib/content/types';
import { evaluateFile } from './evaluate-file';
import type { DocusaurusConfig } from './types';
import { findUnreadKeys } from './unread-keys';

const names = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** A key with another kind of value than expected counts as missing: Docusaurus itself checks its configuration. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const texts = z.array(z.string()).optional().catch(undefined);

const version = z
  .object({
    label: text,
    path: text,
    banner: z.enum(['none', 'unmaintained', 'unreleased']).optional().catch(undefined),
  })
  .transform((value) => dropMissing(value));

const docsSchema = z.object({
  path: text,
  include: texts,
  exclude: texts,
  disableVersioning: flag,
  routeBasePath: text,
  sidebarPath: z
    .union([z.string(), z.literal(false)])
    .optional()
    .catch(undefined),
  editUrl: text,
  lastVersion: text,
  includeCurrentVersion: flag,
  onlyIncludeVersions: texts,
  versions: z.record(z.string(), version).optional().catch(undefined),
  breadcrumbs: flag,
  numberPrefixParser: flag,
  sidebarCollapsed: flag,
  sidebarCollapsible: flag,
  showLastUpdateTime: flag,
  showLastUpdateAuthor: flag,
});

const navbar = z.object({ title: text, items: z.array(z.record(z.string(), z.unknown())).catch([]) });

const docsTheme = z.object({
  versionPersistence: z.enum(['localStorage', 'none']).optional().catch(undefined),
});

const configSchema = z.object({
  title: text,
  tagline: text,
  url: text,
  baseUrl: text,
  trailingSlash: flag,
  onBrokenLinks: text,
  onBrokenAnchors: text,
  onBrokenMarkdownLinks: text,
  staticDirectories: texts,
  presets: z.array(z.unknown()).catch([]),
  plugins: z.array(z.unknown()).catch([]),
  themeConfig: z
    .object({ navbar: navbar.optional().catch(undefined), docs: docsTheme.optional().catch(undefined) })
    .catch({}),
});

/** The configuration of a site and what could not be read of it. */
export interface ReadConfig {
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
 * where it cannot be run, the defaults of Docusaurus apply, and a problem says so.
 *
 * @param dir folder of the site
 * @param toFile names a file in messages
 * @param math whether the site has remark-math
 */
export function readConfig(dir: string, toFile: (path: string) => string, math = false): ReadConfig {
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
      hint: 'The defaults of Docusaurus hold. Set CONTENT_ROUTE_BASE and DOCS_BASE_PATH, or make the file independent of what is not in the site.',
      severity: 'warning',
    };
    return { config: { docs: {} }, file, problems: [problem] };
  }
  const parsed = configSchema.safeParse(result.value);
  if (!parsed.success) return { config: { docs: {} }, file, problems: [] };
  const { presets, plugins, themeConfig, ...own } = parsed.data;
  const { navbar: bar, docs: theme } = themeConfig;
  const found = findDocs(presets, plugins);
  const config: DocusaurusConfig = { ...dropMissing(own), docs: found.docs };
  if (theme) config.docsTheme = dropMissing({ versionPersistence: theme.versionPersistence });
  if (bar) config.navbar = { items: bar.items, ...(bar.title !== undefined && { title: bar.title }) };
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

/** Docs options of the classic preset, else those of the first docs plugin. */
function findDocs(presets: readonly unknown[], plugins: readonly unknown[]) {
  const [preset = null] = presets.flatMap((entry) => optionsOf(entry, /(?:^|[/-])classic$/));
  const ofPreset = preset?.['docs'];
  const [plugin] = plugins.flatMap((entry) => optionsOf(entry, /plugin-content-docs$/));
  const options = typeof ofPreset === 'object' && ofPreset !== null ? ofPreset : plugin;
  const parsed = docsSchema.safeParse(options ?? {});
  const docs = parsed.success ? (dropMissing(parsed.data) as DocusaurusConfig['docs']) : {};
  return { docs, options, preset };
}

/** Options of a preset or plugin of that name; `'name'` and `['name']` have none. */
function optionsOf(entry: unknown, name: RegExp): Record<string, unknown>[] {
  const [id, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (typeof id !== 'string' || !name.test(id)) return [];
  return [typeof options === 'object' && options !== null ? { ...options } : {}];
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The same without the keys that hold nothing. */
function dropMissing<T extends object>(value: T): Partial<Present<T>> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Partial<
    Present<T>
  >;
}
