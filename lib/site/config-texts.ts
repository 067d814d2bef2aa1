import type { SiteConfig } from './schema';

/** A text of the configuration or of a sidebar, and the catalogue that holds its translation. */
export interface ConfigText {
  /** Catalogue below the language's folder, without its ending. */
  part: string;
  id: string;
  message: string;
  description: string;
}

/** Gives the words for a text. */
export type SayText = (text: ConfigText) => string;

const theme = 'docusaurus-theme-classic';

/** Catalogue of a version's texts, named as Docusaurus names it. */
export const getVersionPart = (version: string): string =>
  `docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}`;

interface Labelled {
  label?: string;
  items?: readonly Labelled[];
  dropdownItemsBefore?: readonly Labelled[];
  dropdownItemsAfter?: readonly Labelled[];
}

function mapItem<Item extends object>(item: Item, say: SayText): Item {
  const { label, items, dropdownItemsBefore, dropdownItemsAfter }: Labelled = item;
  const mapAll = (list: readonly Labelled[]) => list.map((entry) => mapItem(entry, say));
  const description = `Navbar item "${label}"`;
  return {
    ...item,
    ...(label !== undefined && {
      label: say({ part: `${theme}/navbar`, id: `item.label.${label}`, message: label, description }),
    }),
    ...(items && { items: mapAll(items) }),
    ...(dropdownItemsBefore && { dropdownItemsBefore: mapAll(dropdownItemsBefore) }),
    ...(dropdownItemsAfter && { dropdownItemsAfter: mapAll(dropdownItemsAfter) }),
  };
}

function mapFooter(
  { links, copyright, logo, ...footer }: SiteConfig['footer'],
  say: SayText,
): SiteConfig['footer'] {
  const part = `${theme}/footer`;
  const sayLabel = (label: string) =>
    say({ part, id: `link.item.label.${label}`, message: label, description: `Footer link "${label}"` });
  return {
    ...footer,
    links: links.map(({ title, items }) => ({
      title: say({
        part,
        id: `link.title.${title}`,
        message: title,
        description: `Footer column "${title}"`,
      }),
      items: items.map((item) => ({ ...item, label: sayLabel(item.label) })),
    })),
    logo: {
      ...logo,
      alt: say({ part, id: 'logo.alt', message: logo.alt, description: 'Text of the logo in the footer' }),
    },
    copyright: say({ part, id: 'copyright', message: copyright, description: 'Last line of the footer' }),
  };
}

/**
 * The configuration with other words for everything in it that readers see: labels of the navbar, the footer, the
 * announcement, labels of versions. Ids and catalogues are those of Docusaurus, which has none for the announcement.
 * @param say asked for every text; gives the words to take
 */
export function mapConfigTexts(site: SiteConfig, say: SayText): SiteConfig {
  const { announcementBar: bar } = site;
  const content = bar && {
    part: `${theme}/announcementBar`,
    id: 'content',
    message: bar.content,
    description: 'The announcement above the navbar, as HTML',
  };
  return {
    ...site,
    navbar: { ...site.navbar, items: site.navbar.items.map((item) => mapItem(item, say)) },
    footer: mapFooter(site.footer, say),
    announcementBar: bar && content && { ...bar, content: say(content) },
    versions: site.versions.map((version) => ({
      ...version,
      label: say({
        part: getVersionPart(version.name),
        id: 'version.label',
        message: version.label,
        description: `The label of the version "${version.name}"`,
      }),
    })),
  };
}
