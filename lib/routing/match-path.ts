import { pathPatternCacheSize } from '@/lib/site/constants';
import { escapeRegex } from '@/lib/site/escape-regex';

/** How a path is held against a pattern. */
export interface MatchOptions {
  /** The whole path must match; otherwise pages below it match as well. Default false. */
  exact?: boolean;
}

const cache = new Map<string, RegExp>();

function compile(pattern: string, exact: boolean): RegExp {
  const body = escapeRegex(pattern.replace(/\/+$/, ''));
  return new RegExp(exact ? `^${body}/*$` : `^${body}(?:/|$)`, 'i');
}

function getMatcher(pattern: string, exact: boolean): RegExp {
  const key = `${exact ? '=' : '<'}${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const matcher = compile(pattern, exact);
  if (cache.size >= pathPatternCacheSize) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, matcher);
  return matcher;
}

/**
 * Whether `pathname` is `pattern` or, unless `exact`, lies below it. Compares whole segments, without regard
 * to case and trailing slashes. Compiled patterns are kept, the oldest making room for new ones.
 * @see acceptance LKP-08, NAV-05, CON-07
 */
export function matchPath(pathname: string, pattern: string, { exact = false }: MatchOptions = {}): boolean {
  return getMatcher(pattern, exact).test(pathname);
}

/** Number of compiled patterns kept. @see acceptance CON-07 */
export function getPatternCacheSize(): number {
  return cache.size;
}
