const normalize = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/**
 * Whether `pathname` is `base` or below it. Compares whole segments, ignoring case and trailing slashes. Both are plain
 * paths, not expressions.
 * @see acceptance LKP-08, NAV-05, CON-07
 */
export function isAtOrBelow(pathname: string, base: string): boolean {
  return `${normalize(pathname)}/`.startsWith(`${normalize(base)}/`);
}
