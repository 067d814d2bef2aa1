import { z } from 'zod';

/** Makes a key optional; a value of another type counts as missing, because Docusaurus itself validates the file. */
export const optional = <T extends z.ZodType>(type: T) => type.optional().catch(undefined);
export const text = optional(z.string());
export const flag = optional(z.boolean());
const texts = optional(z.array(z.string()));

const version = z.object({
  label: text,
  path: text,
  banner: optional(z.enum(['none', 'unmaintained', 'unreleased'])),
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
  sidebarPath: optional(z.union([z.string(), z.literal(false)])),
  editUrl: text,
  lastVersion: text,
  includeCurrentVersion: flag,
  onlyIncludeVersions: texts,
  versions: optional(z.record(z.string(), version)),
  breadcrumbs: flag,
  numberPrefixParser: flag,
  sidebarCollapsed: flag,
  sidebarCollapsible: flag,
  showLastUpdateTime: flag,
  showLastUpdateAuthor: flag,
});

const navbar = z.object({ title: text, items: z.array(z.record(z.string(), z.unknown())).catch([]) });

const docsTheme = z.object({ versionPersistence: optional(z.enum(['localStorage', 'none'])) });

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
  themeConfig: z.object({ navbar: optional(navbar), docs: optional(docsTheme) }).catch({}),
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
