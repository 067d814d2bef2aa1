/** How a path is compared with a pattern. */
export interface MatchOptions {
  /** The whole path must match; otherwise pages below it match as well. Default false. */
  exact?: boolean;
}

const normalize = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/**
 * Whether `pathname` is `pattern` or, unless `exact`, below it. Compares whole segments, ignoring case and trailing
 * slashes. Patterns are plain paths, not expressions.
 * @see acceptance LKP-08, NAV-05, CON-07
 */
export function matchPath(pathname: string, pattern: string, { exact = false }: MatchOptions = {}): boolean {
  const [path, base] = [normalize(pathname), normalize(pattern)];
  return path === base || (!exact && path.startsWith(`${base}/`));
}
