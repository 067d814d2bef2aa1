import type { MetadataRoute } from 'next';
import { toHref } from '@/components/link/site-base';
import { toSiteUrl } from '@/lib/docs/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: toHref('/'), disallow: toHref('/__debug/') },
    sitemap: toSiteUrl('/sitemap.xml'),
  };
}
