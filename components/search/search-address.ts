import { searchLimits } from '@/lib/site/constants';

/** What the address of the search page says. */
export interface Question {
  /** Without spaces around; empty when nothing is asked. */
  query: string;
  /** Name of a version of the docs, or `allVersions`. */
  version: string;
}

/** Stands for all versions in the address and in the select. */
export const allVersions = 'all';

/** What of a text is searched: no longer than the field takes, no half of a sign at its end, no spaces around. */
export const toQuery = (text: string): string =>
  text
    .slice(0, searchLimits.queryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Reads the address.
 * @param versions names of the versions, the latest first; it is meant where the address says none or an unknown one
 */
export function readQuestion(params: URLSearchParams, versions: readonly string[]): Question {
  const version = params.get('version');
  const known = version !== null && (version === allVersions || versions.includes(version));
  return { query: toQuery(params.get('q') ?? ''), version: known ? version : (versions[0] ?? allVersions) };
}

/** Query string for a question, with a `?` unless it is empty. Other parameters stay; what is usual is left out. */
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
