import { searchSettings } from '@/lib/search/read-settings';
import { searchLimits } from '@/lib/site/constants';

/** Query and version of a search, as in the address of the search page. */
export interface SearchParams {
  /** Trimmed query; empty if there is nothing to search for. */
  query: string;
  /** Name of a docs version, or `anyVersion`. */
  version: string;
}

/** Value that stands for all versions, in the address and in the version menu. */
export const anyVersion = 'all';

/** Names of all versions, the latest first. */
const versions = searchSettings.versions.map(({ name }) => name);

/** Converts text to a query: limits its length, removes half a surrogate pair from its end, and trims whitespace. */
export const trimQuery = (text: string): string =>
  text
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** Reads the query and the version from an address. The latest version replaces a missing or unknown one. */
export function readParams(params: URLSearchParams): SearchParams {
  const named = params.get('version');
  const isValid = named !== null && (named === anyVersion || versions.includes(named));
  const version = isValid ? named : (versions[0] ?? anyVersion);
  return { query: trimQuery(params.get('q') ?? ''), version };
}

/**
 * Returns the query string for a query and a version, starting with `?` unless it is empty. Keeps other parameters of
 * `before`, and omits default values.
 */
export function toQueryString({ query, version }: SearchParams, before = ''): string {
  const params = new URLSearchParams(before);
  const set = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  set('q', query);
  set('version', version === versions[0] ? '' : version);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
