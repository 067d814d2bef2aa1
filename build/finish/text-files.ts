import { stringify } from 'yaml';
import { buildLlmsFile, getLlmsAddress } from '@/lib/docs/llms-file';
import type { PageRecord } from '@/lib/docs/page-record';
import { buildReleaseFeed } from '@/lib/docs/release-feed';
import { toSiteUrl } from '@/lib/docs/site-url';
import { openCache } from '@/lib/mdx/open-cache';
import { toPageMarkdown } from '@/lib/mdx/to-markdown';
import { decodePath } from '@/lib/routing/decode-path';
import { getMarkdownAddress } from '@/lib/routing/markdown-address';
import { site } from '@/lib/site/config';
import type { PreparedSite } from '@/build/prepare';
import { writeStaticFiles } from '@/build/write-static-files';

const markdown = openCache<string>('markdown');

/** Writes the Markdown version of each page, a list of them for each version, and the feed of the release notes. */
export async function writeTextFiles(
  { model, records, html }: Pick<PreparedSite, 'model' | 'records' | 'html'>,
  outDir: string,
): Promise<void> {
  const pages = new Map<string, string>();
  const feeds = new Map<string, string>();
  for (const record of records) {
    const body = html.get(record.route) ?? '';
    if (record.type === 'doc' && record.feed)
      feeds.set(record.feed, buildReleaseFeed(record, body, record.feed, site));
    const url = toSiteUrl(record.route);
    const text = await markdown([body, url], () => toPageMarkdown(body, url));
    pages.set(getMarkdownAddress(record.route), buildPageMarkdown(record, text));
  }
  const lists = model.versions.map(
    (version) => [getLlmsAddress(version), buildLlmsFile(version, model, site, pages)] as const,
  );
  const files = [...pages, ...lists, ...feeds].map(([address, text]) => [decodePath(address), text] as const);
  writeStaticFiles(new Map(files), [], outDir);
}

/** Returns the Markdown version of a page: front matter with what a reader sees around the text, then the text. */
export function buildPageMarkdown(record: PageRecord, text: string): string {
  const { route, version } = record;
  const isDoc = record.type === 'doc';
  const isOld = version?.banner === 'unmaintained' && isDoc;
  const date = isDoc ? record.doc.lastUpdate?.date : undefined;
  const header = {
    title: isDoc ? record.doc.title : record.category.title,
    ...(version && { version: version.label }),
    url: toSiteUrl(route),
    ...(isOld && { unmaintained: true, latest: toSiteUrl(record.navigation.latest.href) }),
    ...(date && { last_change: date.slice(0, 10) }),
  };
  return `---\n${stringify(header, { lineWidth: 0 })}---\n\n${text}`;
}
