import type { SiteConfig } from '@/lib/site/schema';
import type { ShellNavbarItem } from './shell-navbar';

/** What of the configuration reaches the browser: only what the shell draws or decides there. */
export type ShellConfig = Pick<SiteConfig, 'title' | 'versions' | 'footer' | 'announcementBar'> & {
  navbar: { items: readonly ShellNavbarItem[] };
  docs: Pick<SiteConfig['docs'], 'pluginId' | 'versionPersistence'>;
  i18n: Pick<SiteConfig['i18n'], 'defaultLocale' | 'locales' | 'localeConfigs'>;
};

/**
 * Picks the shell's part of the configuration.
 * @param items the navbar's items, each with the pages it leads to.
 */
export function getShellConfig(site: SiteConfig, items: readonly ShellNavbarItem[]): ShellConfig {
  const { title, versions, footer, announcementBar, docs, i18n } = site;
  return {
    title,
    versions,
    navbar: { items },
    footer,
    announcementBar,
    docs: { pluginId: docs.pluginId, versionPersistence: docs.versionPersistence },
    i18n,
  };
}
