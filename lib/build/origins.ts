import { analyticsOrigin } from '@/lib/site/analytics';
import { getHostedOrigins } from '@/lib/search/hosted-origins';
import type { SiteConfig } from '@/lib/site/schema';
import type { CspOrigins } from './csp';

/**
 * Addresses to which Google's tag sends measurements: its documented hosts, and one path of `www.google.com` that it
 * was observed to use. Advertising features need more addresses, which stay blocked.
 */
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const fallbackCollector = 'https://www.google.com/g/collect';

/**
 * Returns the origins that the configured services need in addition to the site itself.
 * @see acceptance AN-06, SM-31
 */
export function getCspOrigins({ analytics, search }: Pick<SiteConfig, 'analytics' | 'search'>): CspOrigins {
  const searchOrigins = search.hosted === null ? [] : getHostedOrigins(search.hosted, 'search');
  if (analytics.id === null) return searchOrigins.length === 0 ? {} : { connect: searchOrigins };
  return {
    script: [analyticsOrigin],
    connect: [...searchOrigins, analyticsOrigin, ...collectors, fallbackCollector],
    image: [analyticsOrigin, 'https://*.google-analytics.com'],
  };
}
