import { buildLlmsFiles } from '@/lib/docs/llms-files';
import { buildPageMarkdown } from '@/lib/docs/page-markdown';
import type { PageRecord } from '@/lib/docs/page-record';
import { toSiteUrl } from '@/lib/docs/site-url';
import { buildReleaseFeed } from '@/lib/docs/release-feed';
import type { SiteModel } from '@/lib/docs/types';
import { toPageMarkdownCached } from '@/lib/mdx/cache';
import { decodePath } from '@/lib/routing/decode-path';
import { getMarkdownAddress } from '@/lib/routing/markdown-address';
import { site } from '@/lib/site/config';
import { writeStaticFiles } from './write-static-files';

/** The pages of a site, and the HTML of the title and text of each page by route. */
export interface RenderedSite {
  model: SiteModel;
  records: readonly PageRecord[];
  html: ReadonlyMap<string, string>;
}

/**
 * Writes files besides the pages into the folder of the export: the Markdown version of each page, for each version the
 * files that list and collect them, and the feed of the release notes.
 */
export async function writeTextFiles({ model, records, html }: RenderedSite, outDir: string): Promise<void> {
  const pages = new Map<string, string>();
  const feeds = new Map<string, string>();
  for (const record of records) {
    const body = html.get(record.route) ?? '';
    if (record.type === 'doc' && record.feed)
      feeds.set(record.feed, buildReleaseFeed(record, body, record.feed, site));
    const text = await toPageMarkdownCached(body, toSiteUrl(record.route));
    pages.set(getMarkdownAddress(record.route), buildPageMarkdown(record, text));
  }
  const lists = model.versions.flatMap((version) => [
    ...buildLlmsFiles(version, model.versions, site, pages),
  ]);
  const files = [...pages, ...lists, ...feeds].map(([address, text]) => [decodePath(address), text] as const);
  writeStaticFiles(new Map(files), [], outDir);
}
