import { z } from 'zod';

/** Optional string; other values count as missing, because Docusaurus itself validates the configuration. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const texts = z.array(z.string()).optional().catch(undefined);

const version = z.object({
  label: text,
  path: text,
  banner: z.enum(['none', 'unmaintained', 'unreleased']).optional().catch(undefined),
});

/** Schema of the docs plugin's options. */
export const docsSchema = z.object({
  path: text,
  /** Glob patterns of files that are pages. */
  include: texts,
  exclude: texts,
  /** True if only the pages of the current, unreleased version are served. */
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

/** Schema of the keys of `docusaurus.config` that the import uses. */
export const configSchema = z.object({
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

/** Options of the docs plugin that the import uses. */
export type DocusaurusDocsOptions = Partial<z.infer<typeof docsSchema>>;

/** The keys of `docusaurus.config` that the import uses. */
export interface DocusaurusConfig extends Partial<
  Omit<z.infer<typeof configSchema>, 'presets' | 'plugins' | 'themeConfig'>
> {
  docs: DocusaurusDocsOptions;
  /** Value of `themeConfig.docs`. */
  docsTheme?: Partial<z.infer<typeof docsTheme>> | undefined;
  /** Value of `themeConfig.navbar`. */
  navbar?: z.infer<typeof navbar> | undefined;
}
