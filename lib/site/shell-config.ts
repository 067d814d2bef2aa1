import type { SiteConfig } from '@/lib/site/schema';
import type { ShellNavbarItem } from './shell-navbar';

/** A served version, as the shell knows it. */
export type SiteVersion = Pick<SiteConfig['versions'][number], 'name' | 'label' | 'path' | 'isLast'>;

/** Picks the shell's part of the versions, which is included in each page. */
export const getSiteVersions = ({ versions }: Pick<SiteConfig, 'versions'>): SiteVersion[] =>
  versions.map(({ name, label, path, isLast }) => ({ name, label, path, isLast }));

/**
 * Picks the shell's part of the configuration.
 * @param items the navbar's items, each with its target pages.
 */
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
    /** Path of the search page, and whether focusing the search field opens the dialog. */
    search: { path: `/${search.searchPagePath}`, openOnFocus: search.openOnFocus },
    i18n: {
      defaultLocale: i18n.defaultLocale,
      locales: i18n.locales,
      localeConfigs: Object.fromEntries(
        Object.entries(i18n.localeConfigs).map(([name, { label, htmlLang }]) => [name, { label, htmlLang }]),
      ),
    },
  };
}

/** The part of the configuration that the shell needs in the browser. */
export type ShellConfig = ReturnType<typeof getShellConfig>;
