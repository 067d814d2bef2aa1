import { analyticsHost } from '@/lib/site/analytics';
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
 * @see acceptance AN-06
 */
export function getOrigins({ analytics }: Pick<SiteConfig, 'analytics'>): CspOrigins {
  if (analytics.id === null) return {};
  return {
    script: [analyticsHost],
    connect: [analyticsHost, ...collectors, fallbackCollector],
    image: [analyticsHost, 'https://*.google-analytics.com'],
  };
}
