import type { MetadataRoute } from 'next';
import sitemapJson from '@/generated/sitemap.json';

export const dynamic = 'force-static';

/** Returns the sitemap of all public pages, which the prepare step of the build has written (SH-15). */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapJson;
}
