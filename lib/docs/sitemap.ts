import type { MetadataRoute } from 'next';
import { getLatestVersion } from './versions';
import { toSiteUrl } from './site-url';
import type { SiteModel } from './types';

/** Pages that are left out: search, and the second address of the row. */
const hidden: ReadonlySet<string> = new Set(['/search', '/components/ShowcaseRowShowcase']);

const isPublic = (route: string) => !hidden.has(route) && !route.startsWith('/__debug');

/**
 * All public pages under their own addresses: listed docs of the latest version, those that only an older one has, and
 * the other pages that exist. What names another page as its canonical one is left out.
 * @see acceptance SH-15
 */
export function buildSitemap({ versions }: SiteModel, pageRoutes: readonly string[]): MetadataRoute.Sitemap {
  const latest = getLatestVersion(versions);
  const inLatest = new Set(latest.docs.map(({ id }) => id));
  const docs = versions.flatMap((version) =>
    version.docs.filter(({ id, unlisted }) => !unlisted && (version === latest || !inLatest.has(id))),
  );
  const categories = versions.flatMap(({ categoryPages }) => categoryPages.map(({ route }) => route));
  return [
    ...docs.map(({ route, lastUpdate }) => ({
      url: toSiteUrl(route),
      ...(lastUpdate?.date ? { lastModified: lastUpdate.date } : {}),
    })),
    ...[...categories, ...pageRoutes.filter(isPublic)].map((route) => ({ url: toSiteUrl(route) })),
  ];
}
