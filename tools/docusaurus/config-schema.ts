import { z } from 'zod';

/** A key with an unexpected type of value counts as missing: Docusaurus itself validates its configuration. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const texts = z.array(z.string()).optional().catch(undefined);

const version = z.object({
  label: text,
  path: text,
  banner: z.enum(['none', 'unmaintained', 'unreleased']).optional().catch(undefined),
});

/** Options of the docs plugin. */
export const docsSchema = z.object({
  path: text,
  /** Which files are pages, as globs. */
  include: texts,
  exclude: texts,
  /** Serves only the docs of the current, unreleased version. */
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

/** The parts of `docusaurus.config` that are read. */
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

/** Options of the docs plugin. */
export type DocusaurusDocsOptions = Partial<z.infer<typeof docsSchema>>;

/** The parts of `docusaurus.config` that are read; all are optional, as there. */
export interface DocusaurusConfig extends Partial<
  Omit<z.infer<typeof configSchema>, 'presets' | 'plugins' | 'themeConfig'>
> {
  docs: DocusaurusDocsOptions;
  /** `themeConfig.docs`. */
  docsTheme?: Partial<z.infer<typeof docsTheme>> | undefined;
  /** `themeConfig.navbar` as written; unknown items are dropped. */
  navbar?: z.infer<typeof navbar> | undefined;
}
