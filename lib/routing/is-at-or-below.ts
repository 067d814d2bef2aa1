const normalize = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/**
 * True if `pathname` is `base` or below it. Compares whole segments and ignores case and trailing slashes.
 * @see acceptance LKP-08, NAV-05, CON-07
 */
export function isAtOrBelow(pathname: string, base: string): boolean {
  return `${normalize(pathname)}/`.startsWith(`${normalize(base)}/`);
}
