import { z } from 'zod';
import { explainIssues, formatKeyPath } from './explain-issues';
import { createLinkSchema, navbarItemSchema } from './navbar-schema';
import { strictObject } from './strict-object';

/** Schema of a former address of a page, from the configuration or a page's `redirect_from`. */
export const oldAddressSchema = z
  .string()
  .regex(/^\/[^/?#\s][^?#\s]*$/, 'must start with "/" and contain only a path, without query and hash');

const text = z.string().min(1);
const headingLevel = z.number().int().min(2).max(6);

const locale = strictObject({
  /** Name of the locale in its own language. */
  label: text,
  /** Text direction. */
  direction: z.enum(['ltr', 'rtl']),
  /** Language tag for `html[lang]`, dates and plurals. */
  htmlLang: text,
  /** Unicode identifier of the calendar for dates, e.g. `gregory`. */
  calendar: text,
  /** Folder of the locale's catalog, below the folder of all translations. */
  path: text,
});

const versionPath = z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, 'must start with "/" and not end with one');

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2025-04');

const version = strictObject({
  /** `current` or the version number; stored when a reader selects the version. */
  name: text,
  /** Name of the version that readers see. */
  label: text,
  /** Address prefix of the version: `/`, or for example `/3.9`. */
  path: versionPath,
  /** Folder of the version's content, relative to the project root. */
  dir: text,
  /** True for the latest version, of which there is exactly one. */
  isLast: z.boolean(),
  /** Notice above every page of the version. @see acceptance VER-05 */
  banner: z.enum(['none', 'unmaintained', 'unreleased']),
  /** Viewer that the version describes. @see acceptance RT-04 */
  viewer: strictObject({
    /** Newest release of the line that the version describes; labels and addresses follow from it. */
    release: text,
    /** Release whose source the pages were checked against; each page's `checked_against` names it. */
    checkedAgainst: text,
    /** Month in which the release line became stable: the viewer's changelog then begins the betas of the next line. */
    stableSince: month,
    releaseNotes: z.url(),
    /** Address of the guide for upgrading from the previous version; `versions.config.ts` omits the path of the version. */
    migrationGuide: z.string().regex(/^\//, 'must start with "/"'),
  }),
});

const folderUrl = z.url().regex(/\/$/, 'must end with "/"');

const docs = strictObject({
  /** Part of the storage key of the preferred version. @see acceptance ST-03 */
  pluginId: text,
  /** True to show breadcrumbs above each page. @see acceptance DOC-03, DOC-04 */
  breadcrumbs: z.boolean(),
  /** Storage of the reader's preferred version. @see acceptance VER-14 */
  versionPersistence: z.enum(['localStorage', 'none']),
  /** URL of the folder of the latest docs in GitHub's editor; null = no edit links. @see acceptance DOC-16 */
  editUrl: folderUrl.nullable(),
  /** URL of the folder of the pages outside any version, such as `/help`, in the same editor; null = no edit links. */
  sitePagesEditUrl: folderUrl.nullable(),
  /**
   * URL of the link "Report a problem": a form for a new issue, or `mailto:`. The title and the body of
   * the report, percent-encoded, replace `{title}` and `{body}`. Null = no link.
   */
  reportUrl: z
    .string()
    .regex(/^(https?:\/\/|mailto:)\S+$/, 'must start with "https://", "http://" or "mailto:"')
    .includes('{body}', 'must contain {body}')
    .nullable(),
});

const announcementBar = strictObject({
  /** Id of the announcement. If it changes, a dismissed bar appears again. @see acceptance AB-05 */
  id: text,
  /** HTML of the announcement; not sanitized. */
  content: text,
  backgroundColor: text,
  textColor: text,
  /** True if readers can dismiss the bar. */
  isCloseable: z.boolean(),
});

const footer = strictObject({
  /** Columns of links, each with a title. @see acceptance FT-02 */
  links: z.array(strictObject({ title: text, items: z.array(createLinkSchema({ label: text })).min(1) })),
  /** Alternative text of the logo. @see acceptance FT-05 */
  logo: strictObject({ alt: text }),
  copyright: text,
});

const search = strictObject({
  /** Hosted search service; null = the local index, which is built with the site. @see acceptance SM-31 */
  hosted: strictObject({
    appId: z.string().regex(/^[A-Za-z0-9]+$/, 'must be letters and digits'),
    /** Public, search-only API key. */
    apiKey: text,
    indexName: text,
    /** Host of the service, if it is not the default one; `http://…` if it has no TLS. */
    host: z
      .string()
      .regex(/^(https?:\/\/)?[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host')
      .exactOptional(),
  }).nullable(),
  /** True to add language and version filters to each query. @see acceptance SM-12 */
  contextualSearch: z.boolean(),
  /** True if focusing the search field opens the dialog. @see acceptance SM-03 */
  openOnFocus: z.boolean(),
  /** URL of the link "Let us know."; the query replaces `{query}`. @see acceptance SM-24 */
  missingResultsUrl: text.includes('{query}', 'must contain {query}'),
  /** Path within a version → search rank of that page and the pages below it, at most 1; all other pages have 1. */
  pageRanks: z.record(z.string().regex(/^\//, 'must start with "/"'), z.number().positive().max(1)),
});

const analytics = strictObject({
  /** Measurement id; null = no analytics. @see acceptance AN-06 */
  id: text.nullable(),
  /** True to shorten IP addresses. @see acceptance AN-05 */
  anonymizeIP: z.boolean(),
});

const security = strictObject({
  /** Where vulnerabilities are reported: a web page, or an address that begins with `mailto:`. */
  contact: z.string().regex(/^(https:\/\/|mailto:)\S+$/, 'must start with "https://" or "mailto:"'),
  /** Last day on which the contact is valid, at most a year ahead. The build warns 60 days before. */
  expires: z.iso.date('must be a date such as 2027-10-31'),
  /** URL of the rules for reports. */
  policy: z.url().exactOptional(),
});

const newAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/, 'must start with "/", "https://" or "http://"');

const hosts = z
  .array(
    z
      .string()
      .regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'must be an origin such as https://video.example.org'),
  )
  .exactOptional();

/** Other hosts from which pages may load something, by what they load. The policy of the pages blocks all others. */
const allowedHosts = strictObject({
  font: hosts,
  form: hosts,
  frame: hosts,
  image: hosts,
  media: hosts,
  object: hosts,
  script: hosts,
  style: hosts,
});

/** What pages load from another host. */
export type HostUse = keyof z.infer<typeof allowedHosts>;

/** Schema of `site.config.ts`. Unknown keys are errors. */
const siteConfigSchema = strictObject({
  /** Name of the site, and second part of page titles. @see acceptance SH-04 */
  title: text,
  /** Description of the site in one phrase. @see acceptance SH-10 */
  tagline: text,
  /** Separator between page title and site title. @see acceptance CON-09 */
  titleDelimiter: text,
  /** Origin of the published site, without trailing slash. @see acceptance SH-08 */
  url: z.url().regex(/[^/]$/, 'must not end with "/"'),
  /** Path of the site on its host; starts and ends with a slash. @see acceptance RT-26 */
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'must start and end with "/"'),
  /** True to show a notice if the site is served from a path other than `baseUrl`. @see acceptance ERR-14 */
  baseUrlIssueBanner: z.boolean(),
  i18n: strictObject({
    defaultLocale: text,
    locales: z.array(text).min(1),
    /** Settings of each locale, by its name. @see acceptance LOC-02 */
    localeConfigs: z.record(z.string(), locale),
  }),
  /** Versions that are part of this site, newest first. @see acceptance VER-01 */
  versions: z.array(version).min(1),
  /** Older versions on other sites, which this site only links to. @see acceptance RT-24, NAV-10 */
  archivedVersions: z.array(
    strictObject({
      label: text,
      href: z.url(),
      /** Viewer release that the archived version describes, in a few words. */
      about: text,
      /** Month in which the release line became stable, if the viewer's changelog contains it. */
      stableSince: month.exactOptional(),
      /** Former address prefix of the version on this site; the build writes redirects for it. */
      path: versionPath.exactOptional(),
    }),
  ),
  docs,
  /** Bar with an announcement above the navbar; null = no bar. @see acceptance AB-01, AB-02 */
  announcementBar: announcementBar.nullable(),
  /** @see acceptance NAV-02, NAV-07 */
  navbar: strictObject({ items: z.array(navbarItemSchema) }),
  footer,
  /** Heading levels that tables of contents include. @see acceptance CON-05 */
  tableOfContents: strictObject({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel }),
  /** Languages in which code blocks are highlighted. @see acceptance DOC-26 */
  codeLanguages: z.array(text),
  colorMode: strictObject({
    /** Color mode at the reader's first visit. @see acceptance CM-01 */
    defaultMode: z.enum(['dark', 'light']),
    /** True to follow the color mode of the operating system. @see acceptance CM-06 */
    respectSystem: z.boolean(),
  }),
  search,
  analytics,
  /** Content of `/.well-known/security.txt`; null = no such file. */
  security: security.nullable(),
  allowedHosts,
  /** True if the site contains the debug area and its data. @see acceptance RT-11 */
  debugPages: z.boolean(),
  /** Former addresses and their targets, in addition to `redirect_from` in pages. @see acceptance RT-16, RT-24 */
  redirects: z.array(strictObject({ from: oldAddressSchema, to: newAddress })),
})
  .refine(({ versions }) => new Set(versions.map((entry) => entry.path)).size === versions.length, {
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

/** The validated configuration of the site. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

export type VersionConfig = SiteConfig['versions'][number];

/** Configuration of a locale. @see acceptance LOC-02 */
export type LocaleConfig = z.infer<typeof locale>;

/**
 * Validates a configuration. Rules that compare several keys are checked only if every key is valid by itself.
 * @throws Error that lists all invalid keys, each with its path, the error and a correction
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
