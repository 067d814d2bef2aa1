import { searchLimits } from '@/lib/site/constants';

/** Query and version of a search, as in the address of the search page. */
export interface Question {
  /** Trimmed query; empty if there is nothing to search for. */
  query: string;
  /** Name of a docs version, or `allVersions`. */
  version: string;
}

/** Value that stands for all versions, in the address and in the version menu. */
export const allVersions = 'all';

/** Converts text to a query: limits its length, removes half a surrogate pair from its end, and trims whitespace. */
export const toQuery = (text: string): string =>
  text
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Reads the query and the version from the parameters of an address.
 * @param versions names of the versions; the first one, the latest, replaces a missing or unknown version
 */
export function readQuestion(params: URLSearchParams, versions: readonly string[]): Question {
  const version = params.get('version');
  const isValid = version !== null && (version === allVersions || versions.includes(version));
  return { query: toQuery(params.get('q') ?? ''), version: isValid ? version : (versions[0] ?? allVersions) };
}

/**
 * Returns the query string for a query and a version, starting with `?` unless it is empty. Keeps other parameters of
 * `before`, and omits default values.
 */
export function writeQuestion(
  { query, version }: Question,
  versions: readonly string[],
  before: string = '',
): string {
  const params = new URLSearchParams(before);
  const set = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  set('q', query);
  set('version', version === versions[0] ? '' : version);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
