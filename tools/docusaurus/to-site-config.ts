import type { CheckLevels } from '@/lib/site/check-levels';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import type { SiteConfig } from '@/lib/site/schema';
import type { DocusaurusConfig } from './config-schema';
import type { DocusaurusSite } from './load-site';

type Level = CheckLevels['brokenLinks'];

const levels: Readonly<Record<string, Level>> = {
  throw: 'error',
  warn: 'warning',
  log: 'warning',
  ignore: 'off',
};

/** Levels of checks for rules that apply only to our own content. */
const houseRules = {
  unusedImages: 'off',
  orphanPages: 'off',
  headingOrder: 'off',
  glossary: 'off',
  writing: 'off',
  checkedAgainst: 'off',
  singleH1: 'warning',
  emptyLinks: 'warning',
} as const satisfies Partial<CheckLevels>;

/**
 * Converts the configuration of a Docusaurus site to keys of `site.config.ts`. Of the navbar, only links to docs and
 * sidebars, external links and the version menu are imported. Footer and announcement are not imported.
 * @see acceptance RT-23, VER-01
 */
export function toSiteConfig(
  site: DocusaurusSite,
): Partial<SiteConfig> & Pick<SiteConfig, 'versions' | 'docs' | 'navbar' | 'checks'> {
  const { config, versions } = site;
  const { title, tagline, url } = config;
  const name = title ?? 'Docs';
  return {
    ...(title !== undefined && { title }),
    ...(tagline && { tagline }),
    ...(url !== undefined && { url: url.replace(/\/+$/, '') }),
    versions: versions.map(({ sidebars: _sidebars, sidebarFile: _file, ...version }) => version),
    archivedVersions: [],
    docs: toDocsOptions(config),
    announcementBar: null,
    navbar: { items: buildNavbar(site) },
    footer: { links: [], logo: { alt: name }, copyright: name },
    security: null,
    redirects: [],
    checks: { ...houseRules, ...readLevels(config) },
  };
}

function toDocsOptions({ docs, docsTheme = {} }: DocusaurusConfig): SiteConfig['docs'] {
  const { breadcrumbs = true, showLastUpdateTime = false, showLastUpdateAuthor = false, editUrl } = docs;
  return {
    pluginId: 'default',
    sidebarId: 'defaultSidebar',
    breadcrumbs,
    versionPersistence: docsTheme.versionPersistence ?? 'localStorage',
    editUrl: editUrl && URL.canParse(editUrl) ? editUrl.replace(/\/*$/, '/') : null,
    sitePagesEditUrl: null,
    reportUrl: null,
    showLastUpdateTime,
    showLastUpdateAuthor,
  };
}

/** Converts the levels of link checks; the defaults are those of Docusaurus. */
function readLevels(config: DocusaurusConfig) {
  const read = (word: string | undefined, otherwise: Level): Level => levels[word ?? ''] ?? otherwise;
  const brokenLinks = read(config.onBrokenLinks, 'error');
  return {
    brokenLinks,
    // Docusaurus does not check links that are written as HTML tags.
    brokenTagLinks: brokenLinks === 'off' ? ('off' as const) : ('warning' as const),
    brokenMarkdownLinks: read(config.onBrokenMarkdownLinks, 'warning'),
    brokenAnchors: read(config.onBrokenAnchors, 'warning'),
  };
}

/** Builds the navbar: links to docs, sidebars and other sites (at least one to the docs), version menu and search. */
function buildNavbar({ config, versions }: DocusaurusSite): NavbarItem[] {
  const path = versions.find(({ isLast }) => isLast)?.path ?? '/';
  const home = path === '/' ? path : `${path}/`;
  const items = (config.navbar?.items ?? []).flatMap((item) => [...toDocItem(item), ...toLink(item)]);
  const leadsToDocs = items.some(({ type }) => type === 'doc' || type === 'docSidebar');
  return [
    ...(leadsToDocs ? [] : [{ type: 'link' as const, label: 'Docs', to: home, position: 'left' as const }]),
    ...items,
    ...(versions.length > 1 ? [{ type: 'docsVersionDropdown' as const, position: 'right' as const }] : []),
    { type: 'search', position: 'right' },
  ];
}

const sideOf = (position: unknown) => (position === 'right' ? ('right' as const) : ('left' as const));

/** Converts a navbar item that links to a page or a sidebar. */
function toDocItem({ type, label, position, ...item }: Record<string, unknown>): NavbarItem[] {
  if ((item['docsPluginId'] ?? 'default') !== 'default') return [];
  const common = { position: sideOf(position), ...(typeof label === 'string' && label !== '' && { label }) };
  const { docId, sidebarId } = item;
  if (type === 'doc' && typeof docId === 'string') return [{ type, docId, ...common }];
  if (type === 'docSidebar' && typeof sidebarId === 'string') return [{ type, sidebarId, ...common }];
  return [];
}

/** Converts an external link of the navbar. Drops other links, because pages outside the docs are not built. */
function toLink({ label, href, to, position, 'aria-label': name }: Record<string, unknown>): NavbarItem[] {
  const target = typeof href === 'string' ? href : typeof to === 'string' ? to : '';
  const caption = typeof label === 'string' ? label : typeof name === 'string' ? name : '';
  if (!/^https?:\/\//.test(target) || caption.trim() === '') return [];
  return [{ type: 'link', label: caption, href: target, position: sideOf(position) }];
}
