import type { MetadataRoute } from 'next';
import { toSiteUrl } from '@/lib/docs/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/__debug/' }, sitemap: toSiteUrl('/sitemap.xml') };
}
