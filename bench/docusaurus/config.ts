import { site } from '@/lib/site/config';

const { docs, navbar, footer, i18n, announcementBar, colorMode, tableOfContents, versions } = site;

/** Languages of the content that the highlighter of Docusaurus does not include by default. */
const extraLanguages = ['bash', 'nginx', 'powershell', 'ini', 'http'];

const separator = { type: 'html', value: '<hr>' };

/** Converts additional entries of a dropdown: captions and lines become HTML. */
const entriesAfter = (entries: readonly Readonly<Record<string, unknown>>[] = []) =>
  entries.map((entry) => {
    if (entry.type === 'separator') return separator;
    if (entry.type === 'caption') return { type: 'html', value: `<b>${String(entry.label)}</b>` };
    return linkOf(entry);
  });

/** Returns a link without the keys that only this site knows. */
const linkOf = ({ label, to, href, position, activeBaseRegex }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries({ label, to, href, position, activeBaseRegex }).filter(([, value]) => value !== undefined),
  );

/** Returns the same navbar without search, because Docusaurus has only a hosted one. */
const navbarItems = navbar.items.flatMap((item) => {
  if (item.type === 'link') return [linkOf({ ...item })];
  if (!('dropdownItemsAfter' in item)) return [];
  const { type, position, dropdownItemsAfter } = item;
  return [{ type, position, dropdownItemsAfter: entriesAfter(dropdownItemsAfter) }];
});

/**
 * Returns the configuration of the Docusaurus project as plain data, with the settings of this site that Docusaurus has.
 * Broken links are ignored, because some pages are only planned.
 */
export function createConfig() {
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: '/',
    future: { v4: true, faster: true },
    // Headings have ids such as `## Title {#id}`.
    markdown: { mdx1Compat: { comments: true, admonitions: true, headingIds: true } },
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    i18n: { defaultLocale: i18n.defaultLocale, locales: i18n.locales },
    presets: [['classic', { docs: createDocsOptions(), blog: false, pages: false, sitemap: {}, theme: {} }]],
    themeConfig: {
      colorMode: { defaultMode: colorMode.defaultMode, respectPrefersColorScheme: colorMode.respectSystem },
      docs: {
        versionPersistence: docs.versionPersistence,
        sidebar: { hideable: true, autoCollapseCategories: true },
      },
      ...(announcementBar ? { announcementBar } : {}),
      tableOfContents,
      navbar: { title: site.title, items: navbarItems },
      footer: { style: 'dark', links: footer.links, copyright: footer.copyright },
      prism: { additionalLanguages: extraLanguages },
    },
  };
}

function createDocsOptions() {
  return {
    routeBasePath: '/',
    breadcrumbs: docs.breadcrumbs,
    editUrl: docs.editUrl ?? undefined,
    lastVersion: 'current',
    versions: Object.fromEntries(
      versions.map(({ name, label, path, banner }) => [
        name,
        { label, path: path === '/' ? '/' : path.slice(1), banner },
      ]),
    ),
  };
}
