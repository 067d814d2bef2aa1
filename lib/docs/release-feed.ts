import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { toPlainText } from '@/lib/mdx/plain-text';
import type { SiteConfig } from '@/lib/site/schema';
import { escapeHtml } from '@/lib/text/escape-html';
import type { DocRecord } from './page-record';
import { toSiteUrl } from './site-url';

/** Id of the page whose sections on releases are also a feed. */
export const releaseNotesId = 'release-notes';

interface Release {
  title: string;
  id: string;
  /** Date and time of the release, in ISO 8601 format. */
  date: string;
  html: string;
}

const addressAttributes = ['href', 'src'] as const;

/** Makes addresses absolute, and removes permalinks of headings. */
function prepareForFeed(nodes: RootContent[], url: string): void {
  visit({ type: 'root', children: nodes }, 'element', (element, index, parent) => {
    const { properties } = element;
    if (parent && index !== undefined && [properties['className']].flat().includes('anchor')) {
      parent.children.splice(index, 1);
      return [SKIP, index] as const;
    }
    for (const name of addressAttributes)
      if (typeof properties[name] === 'string') properties[name] = new URL(properties[name], url).href;
    return undefined;
  });
}

/** Returns the month in which each release line became stable, such as `2025-04` for `3.10`. */
const getReleaseMonths = ({ versions }: Pick<SiteConfig, 'versions'>) =>
  new Map(
    versions.flatMap(({ viewer }) =>
      viewer ? [[viewer.version.replace(/\.\d+$/, ''), viewer.stableSince]] : [],
    ),
  );

/** Returns the sections of the release notes that are named after a release whose month the configuration contains. */
function readReleases(html: string, url: string, site: Pick<SiteConfig, 'versions'>): Release[] {
  const { children } = fromHtml(html, { fragment: true });
  prepareForFeed(children, url);
  const isHeading = (node: RootContent): node is Element =>
    node.type === 'element' && /^h[12]$/.test(node.tagName);
  const months = getReleaseMonths(site);
  return children.flatMap((node, index) => {
    const title = isHeading(node) ? toPlainText(node) : '';
    const month = months.get(title);
    if (!isHeading(node) || month === undefined) return [];
    const rest = children.slice(index + 1);
    const end = rest.findIndex(isHeading);
    const body = end === -1 ? rest : rest.slice(0, end);
    return [{ title, id: String(node.properties['id']), date: `${month}-01T00:00:00Z`, html: toHtml(body) }];
  });
}

/**
 * Builds an Atom feed of the release notes, with an entry for each release.
 *
 * @param html HTML of the text of the page
 * @param address address of the feed
 */
export function buildReleaseFeed(
  { route, doc }: DocRecord,
  html: string,
  address: string,
  site: Pick<SiteConfig, 'title' | 'versions'>,
): string {
  const url = toSiteUrl(route);
  const releases = readReleases(html, url, site);
  const dates = [doc.lastUpdate?.date, ...releases.map(({ date }) => date)].filter(
    (date) => date !== undefined,
  );
  const entries = releases.map(
    ({ title, id, date, html: content }) => `  <entry>
    <title>${escapeHtml(`${site.title} ${title}`)}</title>
    <id>${escapeHtml(`${url}#${id}`)}</id>
    <link href="${escapeHtml(`${url}#${id}`)}"/>
    <updated>${date}</updated>
    <content type="html">${escapeHtml(content)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeHtml(`${site.title}: ${doc.title}`)}</title>
  <id>${escapeHtml(url)}</id>
  <link href="${escapeHtml(url)}"/>
  <link rel="self" href="${escapeHtml(toSiteUrl(address))}"/>
  <updated>${dates.toSorted().at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escapeHtml(site.title)}</name></author>
${entries.join('')}</feed>
`;
}
