import { analyticsHost } from '@/lib/site/analytics';
import { getHostedOrigins } from '@/lib/search/hosted-origins';
import type { SiteConfig } from '@/lib/site/schema';
import type { CspOrigins } from './csp';

/**
 * Where Google's tag sends what it counts: its documented hosts, and the one path of `www.google.com` that it was seen
 * to use. Advertising features need more and stay blocked.
 */
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const fallbackCollector = 'https://www.google.com/g/collect';

/**
 * Origins that the services of a configuration need beside the site itself; none are allowed without need.
 * @see acceptance AN-06, SM-31
 */
export function getOrigins({ analytics, search }: Pick<SiteConfig, 'analytics' | 'search'>): CspOrigins {
  const searchOrigins = search.hosted === null ? [] : getHostedOrigins(search.hosted, 'search');
  if (analytics.id === null) return searchOrigins.length === 0 ? {} : { connect: searchOrigins };
  return {
    script: [analyticsHost],
    connect: [...searchOrigins, analyticsHost, ...collectors, fallbackCollector],
    image: [analyticsHost, 'https://*.google-analytics.com'],
  };
}
