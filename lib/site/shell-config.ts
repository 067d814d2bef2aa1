import type { NavbarItem } from './navbar-schema';
import type { SiteConfig } from './schema';

/** The page that a navbar item of type `doc` or `docSidebar` links to. */
export interface NavbarTarget {
  to: string;
  /** Caption for an item without a label in the configuration. */
  label: string;
  /** Regular expression of the paths on which the item is active. */
  activeBaseRegex: string;
}

type DocItemType = 'doc' | 'docSidebar';

/**
 * A navbar item as sent to browsers. Because browsers have no list of docs, an item that names a doc or a sidebar
 * contains its target in each version that has the doc or sidebar, by the name of the version.
 */
export type ShellNavbarItem =
  | Exclude<NavbarItem, { type: DocItemType }>
  | (Extract<NavbarItem, { type: DocItemType }> & { targets: Record<string, NavbarTarget> });

/** The fields of a version that the shell (navbar, menus and footer) uses. */
export type ShellVersion = Pick<SiteConfig['versions'][number], 'name' | 'label' | 'path' | 'isLast'>;

/** Selects the fields of all versions that the shell uses; every page contains them. */
export const getShellVersions = ({ versions }: Pick<SiteConfig, 'versions'>): ShellVersion[] =>
  versions.map(({ name, label, path, isLast }) => ({ name, label, path, isLast }));

/** Selects the configuration values that the shell (navbar, menus and footer) needs in the browser. */
export function getShellConfig(site: SiteConfig, items: readonly ShellNavbarItem[]) {
  const { title, titleDelimiter, footer, announcementBar, colorMode, docs, search, i18n } = site;
  return {
    title,
    titleDelimiter,
    navbar: { items },
    footer,
    announcementBar,
    colorMode,
    docs: { pluginId: docs.pluginId, versionPersistence: docs.versionPersistence },
    /** `openOnFocus` is true if focusing the search field opens the dialog. */
    search: { openOnFocus: search.openOnFocus },
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales: i18n.locales,
      localeConfigs: Object.fromEntries(
        Object.entries(i18n.localeConfigs).map(([name, { label, htmlLang }]) => [name, { label, htmlLang }]),
      ),
    },
  };
}

export type ShellConfig = ReturnType<typeof getShellConfig>;

/** Selects the configuration values of the search dialog. @see acceptance SM-12, SM-17, SM-24 */
export const getSearchDialogConfig = ({ search, url }: Pick<SiteConfig, 'search' | 'url'>) => ({
  contextualSearch: search.contextualSearch,
  missingResultsUrl: search.missingResultsUrl,
  /** Origin of the published site, with which full URLs in a hosted index begin. */
  siteUrl: url,
});

export type SearchDialogConfig = ReturnType<typeof getSearchDialogConfig>;
