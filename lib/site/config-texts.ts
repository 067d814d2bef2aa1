import type { SiteConfig } from './schema';

/** A string of the configuration or a sidebar, and the place of its translation in the catalogs. */
export interface TranslatableText {
  /** Path of the catalog in the locale's folder, without extension. */
  part: string;
  id: string;
  message: string;
  description: string;
}

/** Returns the translation of a string. */
export type TranslateText = (text: TranslatableText) => string;

const theme = 'docusaurus-theme-classic';

/** Returns the name of the catalog with a version's strings, as in Docusaurus. */
export const getVersionCatalogName = (version: string): string =>
  `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`;

function mapItem<Item extends object>(item: Item, translate: TranslateText): Item {
  const mapLabel = (label: string) =>
    translate({
      part: `${theme}/navbar`,
      id: `item.label.${label}`,
      message: label,
      description: `Navbar item "${label}"`,
    });
  const entries = Object.entries(item).map(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [key, value.map((entry: object) => mapItem(entry, translate))];
    return [key, key === 'label' ? mapLabel(String(value)) : value];
  });
  return Object.fromEntries(entries) as Item;
}

function mapFooter(footer: SiteConfig['footer'], translate: TranslateText): SiteConfig['footer'] {
  const mapText = (id: string, message: string, description: string) =>
    translate({ part: `${theme}/footer`, id, message, description });
  const mapLabel = (label: string) => mapText(`link.item.label.${label}`, label, `Footer link "${label}"`);
  const { links, logo, copyright } = footer;
  return {
    ...footer,
    links: links.map(({ title, items }) => ({
      title: mapText(`link.title.${title}`, title, `Footer column "${title}"`),
      items: items.map((item) => ({ ...item, label: mapLabel(item.label) })),
    })),
    logo: { ...logo, alt: mapText('logo.alt', logo.alt, 'Text of the logo in the footer') },
    copyright: mapText('copyright', copyright, 'Last line of the footer'),
  };
}

/**
 * Translates all strings of the configuration that readers see, with the ids and catalogs of Docusaurus, which has none
 * for the announcement.
 */
export function translateConfigTexts(site: SiteConfig, translate: TranslateText): SiteConfig {
  const { announcementBar: bar } = site;
  return {
    ...site,
    navbar: { ...site.navbar, items: site.navbar.items.map((item) => mapItem(item, translate)) },
    footer: mapFooter(site.footer, translate),
    announcementBar: bar && {
      ...bar,
      content: translate({
        part: `${theme}/announcementBar`,
        id: 'content',
        message: bar.content,
        description: 'The announcement above the navbar, as HTML',
      }),
    },
    versions: site.versions.map((version) => ({
      ...version,
      label: translate({
        part: getVersionCatalogName(version.name),
        id: 'version.label',
        message: version.label,
        description: `The label of the version "${version.name}"`,
      }),
    })),
  };
}
