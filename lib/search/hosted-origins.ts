import type { SearchSettings } from './settings';

type Service = Pick<NonNullable<SearchSettings['hosted']>, 'appId' | 'host'>;

/** Returns the configured host, or the origins of the service, nearest first. @see acceptance SM-11, SM-31 */
export function getHostedOrigins({ appId, host }: Service, use: 'search' | 'write'): string[] {
  if (host !== undefined) return [/^https?:\/\//.test(host) ? host.replace(/\/+$/, '') : `https://${host}`];
  const nearest = use === 'search' ? `${appId}-dsn` : appId;
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${nearest}.algolia.net`, ...fallbacks];
}
