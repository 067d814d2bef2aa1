import { z } from 'zod';
import { checksSchema } from './check-levels';
import { explainIssues, formatKeyPath } from './explain-issues';
import { linkSchema, navbarItemSchema } from './navbar-schema';
import { strictObject } from './strict-object';

/** A former address of a page of this site, from the configuration or a page's `redirect_from`. */
export const oldAddress = z
  .string()
  .regex(/^\/[^/?#\s][^?#\s]*$/, 'must start with "/" and contain only a path, without query and hash');

const text = z.string().min(1);
const headingLevel = z.number().int().min(2).max(6);

const locale = strictObject({
  /** Name in its own language. */
  label: text,
  /** Writing direction. */
  direction: z.enum(['ltr', 'rtl']),
  /** Value of `html[lang]`, and the locale of dates and plurals. */
  htmlLang: text,
  /** Unicode calendar of dates. */
  calendar: text,
  /** Folder of the locale's catalogs, in the folder of all translations. */
  path: text,
});

const versionPath = z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, 'must start with "/" and not end with one');

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2025-04');

const version = strictObject({
  /** `current` or the version's number; stored when a reader selects the version. */
  name: text,
  /** Text that readers see. */
  label: text,
  /** Address prefix: `/` or e.g. `/3.9`. */
  path: versionPath,
  /** Folder of the version's files, from the project root. */
  dir: text,
  /** The latest version: exactly one. */
  isLast: z.boolean(),
  /** Notice above every page. @see acceptance VER-05 */
  banner: z.enum(['none', 'unmaintained', 'unreleased']),
  /** The viewer that the version describes; omitted when the docs describe something else. @see acceptance RT-04 */
  viewer: strictObject({
    /** Version whose source the pages were checked against; each page's `checked_against` names it. */
    version: text,
    /** Branch of that source in the repository. */
    branch: text,
    /** Month in which the line became stable: when the viewer's changelog begins the betas of the next line. */
    stableSince: month,
    releaseNotes: z.url(),
    /** Address of the guide for upgrading from the previous version. */
    migrationGuide: z.string().regex(/^\//, 'must start with "/"'),
  }).exactOptional(),
});

const docs = strictObject({
  /** Part of the storage key of the preferred version. @see acceptance ST-03 */
  pluginId: text,
  /** The one sidebar. @see acceptance SB-01 */
  sidebarId: text,
  /** Whether breadcrumbs are shown above the page. @see acceptance DOC-03, DOC-04 */
  breadcrumbs: z.boolean(),
  /** Where the preferred version is stored. @see acceptance VER-14 */
  versionPersistence: z.enum(['localStorage', 'none']),
  /** Folder of the latest docs in the repository's editor, with a slash at the end. @see acceptance DOC-16 */
  editUrl: z.url().regex(/\/$/, 'must end with "/"').nullable(),
  /** Whether "Last updated" shows the date. @see acceptance DOC-17 */
  showLastUpdateTime: z.boolean(),
  /** Whether "Last updated" shows the author. @see acceptance DOC-17 */
  showLastUpdateAuthor: z.boolean(),
});

const announcementBar = strictObject({
  /** A new id makes a dismissed bar appear again. @see acceptance AB-05 */
  id: text,
  /** Trusted HTML. */
  content: text,
  backgroundColor: text,
  textColor: text,
  /** Whether readers may dismiss it. */
  isCloseable: z.boolean(),
});

const footer = strictObject({
  /** Titled columns. @see acceptance FT-02 */
  links: z.array(strictObject({ title: text, items: z.array(linkSchema({ label: text })).min(1) })),
  /** Text alternative of the logo. @see acceptance FT-05 */
  logo: strictObject({ alt: text }),
  copyright: text,
});

const search = strictObject({
  /** The hosted search service; null = the index that is built with the site. @see acceptance SM-31 */
  hosted: strictObject({
    appId: z.string().regex(/^[A-Za-z0-9]+$/, 'must be letters and digits'),
    /** The public, search-only key. */
    apiKey: text,
    indexName: text,
    /** Host of the service when it is not the default one, `http://…` when it has no TLS. */
    host: z
      .string()
      .regex(/^(https?:\/\/)?[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host')
      .exactOptional(),
  }).nullable(),
  /** Adds language and version filters to each query. @see acceptance SM-12 */
  contextualSearch: z.boolean(),
  /** Path of the search page without slashes around. */
  searchPagePath: text.regex(/^[^/].*[^/]$/, 'must not start or end with "/"'),
  /** Whether focusing the search field opens the dialog. @see acceptance SM-03 */
  openOnFocus: z.boolean(),
  /** Target of "Let us know."; `{query}` is replaced. @see acceptance SM-24 */
  missingResultsUrl: text.includes('{query}', 'must contain {query}'),
  /** Path within a version → rank of that page and the pages below it in results, above 0 up to 1; 1 for all others. */
  pageRanks: z.record(z.string().regex(/^\//, 'must start with "/"'), z.number().positive().max(1)),
});

const analytics = strictObject({
  /** Measurement id; null = nothing is loaded. @see acceptance AN-06 */
  id: text.nullable(),
  /** @see acceptance AN-05 */
  anonymizeIP: z.boolean(),
});

const newAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, 'must start with "/", "https://" or "http://"');

/** Every key of `site.config.ts`. Unknown keys are errors. */
const siteConfigSchema = strictObject({
  /** Name of the site, second part of page titles. @see acceptance SH-04 */
  title: text,
  /** What the site is, one phrase. @see acceptance SH-10 */
  tagline: text,
  /** Delimiter between page title and site title. @see acceptance CON-09 */
  titleDelimiter: text,
  /** Origin of the published site, no slash at the end. @see acceptance SH-08 */
  url: z.url().regex(/[^/]$/, 'must not end with "/"'),
  /** Folder of the site on its host; starts and ends with a slash. @see acceptance RT-26 */
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'must start and end with "/"'),
  /** Shows a notice when the site is served from another folder. @see acceptance ERR-14 */
  baseUrlIssueBanner: z.boolean(),
  i18n: strictObject({
    defaultLocale: text,
    locales: z.array(text).min(1),
    /** One record for each locale. @see acceptance LOC-02 */
    localeConfigs: z.record(z.string(), locale),
  }),
  /** Served versions, newest first. @see acceptance VER-01 */
  versions: z.array(version).min(1),
  /** Versions that are only linked. @see acceptance RT-24, NAV-10 */
  archivedVersions: z.array(
    strictObject({
      label: text,
      href: z.url(),
      /** The viewer release that it describes, in a few words. */
      about: text,
      /** Month in which the line became stable, if the viewer's changelog names it. */
      stableSince: month.exactOptional(),
      /** Address prefix below which this site served it before; the rules in `deploy/` redirect it. */
      path: versionPath.exactOptional(),
    }),
  ),
  docs,
  /** Null = no bar. @see acceptance AB-01, AB-02 */
  announcementBar: announcementBar.nullable(),
  /** @see acceptance NAV-02, NAV-07 */
  navbar: strictObject({ items: z.array(navbarItemSchema) }),
  footer,
  /** Heading levels of contents lists. @see acceptance CON-05 */
  tableOfContents: strictObject({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel }),
  /** Languages of code blocks that are highlighted; code in other languages is not. @see acceptance DOC-26 */
  codeLanguages: z.array(text),
  colorMode: strictObject({
    /** Color mode of a first visit. @see acceptance CM-01 */
    defaultMode: z.enum(['dark', 'light']),
    /** Whether the system's preference applies. @see acceptance CM-06 */
    respectSystem: z.boolean(),
  }),
  search,
  analytics,
  /** Whether the debug area and its data are part of the site. @see acceptance RT-11 */
  debugPages: z.boolean(),
  /** Old addresses and their new targets, in addition to those in `redirect_from` of pages. @see acceptance RT-16, RT-24 */
  redirects: z.array(strictObject({ from: oldAddress, to: newAddress })),
  /** Levels of checks that differ from the defaults in `lib/site/check-levels.ts`. @see acceptance BLD-01..BLD-04 */
  checks: checksSchema,
})
  .refine((site) => site.versions.filter((entry) => entry.isLast).length === 1, {
    path: ['versions'],
    error: 'must mark exactly one version with isLast: true',
  })
  .refine((site) => isUnique(site.versions.map((entry) => entry.name)), {
    path: ['versions'],
    error: 'must not use a name twice',
  })
  .refine((site) => isUnique(site.versions.map((entry) => entry.path)), {
    path: ['versions'],
    error: 'must not use a path twice',
  })
  .refine((site) => site.i18n.locales.includes(site.i18n.defaultLocale), {
    path: ['i18n', 'defaultLocale'],
    error: 'must be one of the locales',
  })
  .refine((site) => site.i18n.locales.every((name) => Object.hasOwn(site.i18n.localeConfigs, name)), {
    path: ['i18n', 'localeConfigs'],
    error: 'must contain an entry for every locale',
  })
  .refine((site) => site.tableOfContents.minHeadingLevel <= site.tableOfContents.maxHeadingLevel, {
    path: ['tableOfContents', 'minHeadingLevel'],
    error: 'must not be larger than maxHeadingLevel',
  });

/** The site's configuration, validated. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** A served version as configured. */
export type VersionConfig = SiteConfig['versions'][number];

/** A locale as configured. @see acceptance LOC-02 */
export type LocaleConfig = z.infer<typeof locale>;

/**
 * Validates a configuration.
 * @throws Error that lists all mistakes at once: the key, what is wrong, what is allowed. Rules that compare keys with
 * each other are checked once each key is valid by itself.
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (result.success) return result.data;
  const faults = explainIssues(result.error.issues, value);
  const lines = faults.map(
    ({ path, fault, hint }) => `  ${formatKeyPath(path) || '(whole file)'} ${fault}.\n    ${hint}`,
  );
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  throw new Error(`site.config.ts has ${count}:\n\n${lines.join('\n')}`);
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
