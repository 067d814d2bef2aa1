import type { MetadataRoute } from 'next';
import sitemapJson from '@/generated/sitemap.json';

export const dynamic = 'force-static';

/** All public pages, as listed by the prepare step (SH-15). */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapJson;
}
