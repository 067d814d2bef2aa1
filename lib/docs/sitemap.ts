import type { MetadataRoute } from 'next';
import { escapeHtml } from '@/lib/text/escape-html';
import { getLatestVersion } from './versions';
import { toSiteUrl } from './site-url';
import type { SiteModel } from './types';

/** Routes that the sitemap omits: the search page, and the second address of the page on ShowcaseRow. */
const hidden: ReadonlySet<string> = new Set(['/search', '/components/ShowcaseRowShowcase']);

/** Returns the URL of a page, escaped for XML, because Next.js does not do so. */
const toUrl = (route: string): string => escapeHtml(toSiteUrl(route));

const isPublic = (route: string) => !hidden.has(route) && !route.startsWith('/__debug');

/**
 * Builds the sitemap, which contains only canonical addresses: listed docs of the latest version, docs that exist only
 * in older versions, pages outside any version, category pages, and all other public pages.
 * @see acceptance SH-15
 */
export function buildSitemap(
  { versions, sitePages }: SiteModel,
  pageRoutes: readonly string[],
): MetadataRoute.Sitemap {
  const latest = getLatestVersion(versions);
  const inLatest = new Set(latest.docs.map(({ id }) => id));
  const docs = versions.flatMap((version) =>
    version.docs.filter(({ id }) => version === latest || !inLatest.has(id)),
  );
  const listed = [...docs, ...sitePages.docs].filter(({ unlisted }) => !unlisted);
  const categories = versions.flatMap(({ categoryPages }) => categoryPages.map(({ route }) => route));
  return [
    ...listed.map(({ route, lastUpdate }) => ({
      url: toUrl(route),
      ...(lastUpdate?.date ? { lastModified: lastUpdate.date } : {}),
    })),
    ...[...categories, ...pageRoutes.filter(isPublic)].map((route) => ({ url: toUrl(route) })),
  ];
}
