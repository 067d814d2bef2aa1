import type { SiteConfig } from '@/lib/site/schema';

/** What of the configuration reaches the browser: only what the shell draws or decides there. */
export type ShellConfig = Pick<SiteConfig, 'title' | 'versions' | 'navbar' | 'footer' | 'announcementBar'> & {
  docs: Pick<SiteConfig['docs'], 'pluginId' | 'versionPersistence'>;
  i18n: Pick<SiteConfig['i18n'], 'defaultLocale' | 'locales' | 'localeConfigs'>;
};

/** Picks the shell's part of the configuration. */
export function getShellConfig(site: SiteConfig): ShellConfig {
  const { title, versions, navbar, footer, announcementBar, docs, i18n } = site;
  return {
    title,
    versions,
    navbar,
    footer,
    announcementBar,
    docs: { pluginId: docs.pluginId, versionPersistence: docs.versionPersistence },
    i18n,
  };
}
