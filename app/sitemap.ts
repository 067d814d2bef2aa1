import type { MetadataRoute } from 'next';
import { readGenerated } from '@/lib/site/read-generated';

export const dynamic = 'force-static';

/** Returns the sitemap of all public pages, which the prepare step of the build has written (SH-15). */
export default function sitemap(): MetadataRoute.Sitemap {
  return readGenerated('sitemap.json');
}
