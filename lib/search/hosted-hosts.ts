import type { SearchSettings } from './settings';

type Service = Pick<NonNullable<SearchSettings['hosted']>, 'appId' | 'host'>;

/** An origin as configured: `search.test` or `http://127.0.0.1:9200`. */
const toOrigin = (host: string): string =>
  /^https?:\/\//.test(host) ? host.replace(/\/+$/, '') : `https://${host}`;

/**
 * Origins of the hosted search service for queries: the nearest first, then the fallbacks.
 *
 * @see acceptance SM-11, SM-31
 */
export function getSearchOrigins({ appId, host }: Service): string[] {
  if (host !== undefined) return [toOrigin(host)];
  return [`https://${appId}-dsn.algolia.net`, ...getFallbackOrigins(appId)];
}

/** Origins of the hosted service for writing. */
export function getWriteOrigins({ appId, host }: Service): string[] {
  if (host !== undefined) return [toOrigin(host)];
  return [`https://${appId}.algolia.net`, ...getFallbackOrigins(appId)];
}

const getFallbackOrigins = (appId: string): string[] =>
  [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
