import { searchLimits } from '@/lib/site/constants';

/** A search as in the address of the search page. */
export interface Question {
  /** Trimmed; empty when nothing is searched for. */
  query: string;
  /** Name of a docs version, or `allVersions`. */
  version: string;
}

/** Value for all versions, in the address and in the select. */
export const allVersions = 'all';

/**
 * Converts a text to a query: trimmed, at most as long as the field allows, and without half a surrogate pair at its
 * end.
 */
export const toQuery = (text: string): string =>
  text
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Reads a `Question` (query and version) from the query string.
 * @param versions names of the versions; the first one, the latest, replaces a missing or unknown version
 */
export function readQuestion(params: URLSearchParams, versions: readonly string[]): Question {
  const version = params.get('version');
  const isValid = version !== null && (version === allVersions || versions.includes(version));
  return { query: toQuery(params.get('q') ?? ''), version: isValid ? version : (versions[0] ?? allVersions) };
}

/**
 * Returns the query string for a `Question` (query and version), with a `?` unless it is empty. Other parameters are
 * kept, and defaults are omitted.
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
