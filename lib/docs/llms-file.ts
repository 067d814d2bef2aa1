import { aboutList, otherPages, otherVersions } from '@/lib/i18n/messages/markdown-files';
import { getMarkdownAddress } from '@/lib/routing/markdown-address';
import type { SiteConfig } from '@/lib/site/schema';
import { toSiteUrl } from './site-url';
import type { CategoryPage, SiteModel, VersionModel } from './types';
import { getVersionPathPrefix } from './versions';
import { listSidebarPages } from './walk-sidebar';

interface Section {
  label: string;
  pages: CategoryPage[];
}

/**
 * Returns the top categories of the sidebar, each with its pages. Pages outside of them are in the first section, also
 * those outside any version, in the lists of the latest version.
 */
function getSections(version: VersionModel, sitePages: VersionModel): Section[] {
  const { docs, categoryPages, sidebar, isLast } = version;
  const listed = [...docs, ...(isLast ? sitePages.docs : [])].filter(({ unlisted }) => !unlisted);
  const all: CategoryPage[] = [...listed, ...categoryPages];
  const left = new Map(all.map((page) => [page.route, page]));
  const sections = sidebar.flatMap((node) => {
    if (node.type !== 'category') return [];
    const pages = listSidebarPages([node]).flatMap(({ href }) => left.get(href) ?? []);
    for (const { route } of pages) left.delete(route);
    return pages.length > 0 ? [{ label: node.label, pages }] : [];
  });
  return [{ label: otherPages, pages: [...left.values()] }, ...sections];
}

/** Returns the address of a version's `llms.txt`. */
export const getLlmsAddress = (version: VersionModel) => `${getVersionPathPrefix(version)}/llms.txt`;

const formatSize = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))} KB`;

/** Formats a Markdown link; brackets in the text and parentheses in the address would end them. */
const formatLink = (text: string, address: string) =>
  `[${text.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${toSiteUrl(address).replaceAll('(', '%28').replaceAll(')', '%29')})`;

const formatEntry = (title: string, address: string, text: string, description = '') =>
  `- ${formatLink(title, address)}${description && `: ${description}`} (${formatSize(text)})`;

/**
 * Builds `llms.txt` of a version for language models, in the format of llmstxt.org: the listed pages and their sizes.
 * @param markdown Markdown versions of all pages, by address
 */
export function buildLlmsFile(
  version: VersionModel,
  { versions, sitePages }: Pick<SiteModel, 'versions' | 'sitePages'>,
  { title, tagline }: Pick<SiteConfig, 'title' | 'tagline'>,
  markdown: ReadonlyMap<string, string>,
): string {
  const formatPage = ({ route, title: name, description }: CategoryPage) => {
    const address = getMarkdownAddress(route);
    return formatEntry(name, address, markdown.get(address) ?? '', description);
  };
  const sections = getSections(version, sitePages).filter(({ pages }) => pages.length > 0);
  const others = versions.filter((other) => other !== version);
  const list = [
    `# ${title} ${version.label}`,
    `> ${tagline}`,
    aboutList,
    ...sections.flatMap(({ label, pages }) => [`## ${label}`, pages.map(formatPage).join('\n')]),
    others.length > 0 && `## ${otherVersions}`,
    others.map((other) => `- ${formatLink(other.label, getLlmsAddress(other))}`).join('\n'),
  ];
  return `${list.filter(Boolean).join('\n\n')}\n`;
}
