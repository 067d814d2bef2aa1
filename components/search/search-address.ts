import { searchLimits } from '@/lib/site/constants';

/** What the address of the search page says. */
export interface Question {
  /** Without spaces around; empty when nothing is asked. */
  query: string;
  /** Name of a version of the docs, or `allVersions`. */
  version: string;
}

/** The value for all versions, in the address and in the select. */
export const allVersions = 'all';

/** A text as a query: no longer than the field takes, without half a character at its end and spaces around it. */
export const toQuery = (text: string): string =>
  text
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Reads the address.
 * @param versions names of the versions, the latest first, which is the default for a missing or unknown one
 */
export function readQuestion(params: URLSearchParams, versions: readonly string[]): Question {
  const version = params.get('version');
  const known = version !== null && (version === allVersions || versions.includes(version));
  return { query: toQuery(params.get('q') ?? ''), version: known ? version : (versions[0] ?? allVersions) };
}

/** Query string for a question, with a `?` unless it is empty. Other parameters stay; defaults are left out. */
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
