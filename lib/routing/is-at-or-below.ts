const normalize = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** True if a path is `base` or below it, by whole segments, in any case. @see acceptance LKP-08, NAV-05, CON-07 */
export function isAtOrBelow(pathname: string, base: string): boolean {
  return `${normalize(pathname)}/`.startsWith(`${normalize(base)}/`);
}
