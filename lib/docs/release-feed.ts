import { toHtml } from 'hast-util-to-html';
import { parseReadHtml } from '@/lib/mdx/to-markdown';
import { getReleaseLine } from '@/lib/site/release-line';
import type { SiteConfig } from '@/lib/site/schema';
import { escapeHtml } from '@/lib/text/escape-html';
import type { DocRecord } from './page-record';
import { toSiteUrl } from './site-url';

/** Id of the page whose sections on releases are also a feed. */
export const releaseNotesId = 'release-notes';

/**
 * Builds an Atom feed, served at `address`, from the HTML of the release notes. Its entries are the sections that are
 * named after a release line, such as `3.10`, of a version in the configuration.
 */
export function buildReleaseFeed(
  { route, doc }: DocRecord,
  html: string,
  address: string,
  { title, versions }: Pick<SiteConfig, 'title' | 'versions'>,
): string {
  const url = escapeHtml(toSiteUrl(route));
  const dates = new Map(
    versions.map(({ viewer }) => [getReleaseLine(viewer.release), `${viewer.stableSince}-01T00:00:00Z`]),
  );
  const entries = html.split(/(?=<h2\b)/).flatMap((section) => {
    const [heading = '', id = '', release = ''] =
      /^<h2 id="([^"]*)"[^>]*>([^<]*).*?<\/h2>/.exec(section) ?? [];
    const date = dates.get(release);
    if (date === undefined) return [];
    const content = escapeHtml(toHtml(parseReadHtml(section.slice(heading.length).trim())));
    return `  <entry>
    <title>${escapeHtml(`${title} ${release}`)}</title>
    <id>${url}#${id}</id>
    <link href="${url}#${id}"/>
    <updated>${date}</updated>
    <content type="html" xml:base="${url}">${content}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeHtml(`${title}: ${doc.title}`)}</title>
  <id>${url}</id>
  <link href="${url}"/>
  <link rel="self" href="${escapeHtml(toSiteUrl(address))}"/>
  <updated>${doc.lastUpdate?.date ?? [...dates.values()].toSorted().at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${escapeHtml(title)}</name></author>
${entries.join('')}</feed>
`;
}
