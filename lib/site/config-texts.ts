import type { SiteConfig } from './schema';

/** A text of the configuration or of a sidebar, and the catalog that holds its translation. */
export interface ConfigText {
  /** Catalog in the language's folder, without extension. */
  part: string;
  id: string;
  message: string;
  description: string;
}

/** Translates a text. */
export type TranslateText = (text: ConfigText) => string;

const theme = 'docusaurus-theme-classic';

/** Catalog of a version's texts, with the name that Docusaurus gives it. */
export const getVersionPart = (version: string): string =>
  `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`;

/** An item of the navbar with its label, and those of its entries, translated. */
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
 * Translates all texts of the configuration that readers see: labels of the navbar, the footer, the announcement,
 * labels of versions. Ids and catalogs are those of Docusaurus, which has none for the announcement.
 * @param translate called for every text; returns its translation
 */
export function mapConfigTexts(site: SiteConfig, translate: TranslateText): SiteConfig {
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
        part: getVersionPart(version.name),
        id: 'version.label',
        message: version.label,
        description: `The label of the version "${version.name}"`,
      }),
    })),
  };
}
