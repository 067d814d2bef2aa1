import { searchSettings } from '@/lib/search/read-settings';
import { searchLimits } from '@/lib/site/constants';
import { collapseSpaces } from '@/lib/text/collapse-spaces';

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

/** What browsers print around messages: addresses, places in scripts, `Uncaught (in promise)`, `TypeError:`. */
const consoleNoise =
  /(?:\b(?:at|from origin) )?['"(]*\b[\w-]+:\/\/\S+|\S+\.[cm]?[jt]sx?:\d\S*|\bUncaught\b|\(in promise\)|\b\w*Error: /g;

/** Removes what surrounds a message in the console, unless there is no message. */
const findMessage = (text: string): string =>
  collapseSpaces(text.replace(consoleNoise, ' ')) || collapseSpaces(text);

/**
 * Converts text to a query: trims whitespace and limits the length. Of a long text, only the message is used if it comes
 * from the console, and only whole words, except if the first one is too long.
 */
export function trimQuery(text: string): string {
  const limit = searchLimits.queryLength;
  const trimmed = text.trim();
  const message = trimmed.length > limit ? findMessage(trimmed) : trimmed;
  const words = message.length > limit ? message.slice(0, limit + 1).replace(/ \S*$/, '') : message;
  return words.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}

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
