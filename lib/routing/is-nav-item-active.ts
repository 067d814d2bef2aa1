import { isAtOrBelow } from './is-at-or-below';
import { normalizePath } from './normalize-path';

/** Condition under which a navigation item is active. The expression, if it is set, takes precedence. */
export interface NavItemActiveRule {
  /** Regular expression that is tested against the path with and without a trailing slash. */
  activeBaseRegex?: string | undefined;
  /** Target of the item, which is active on this path and on all paths below it. */
  to?: string | undefined;
}

/**
 * True if a navigation item is active on a path. `/components` is not active on `/components-list`. Ignores
 * `/index.html`, `.html` and trailing slashes. @see acceptance NAV-04, NAV-05, RT-19, RT-20
 */
export function isNavItemActive(pathname: string, rule: NavItemActiveRule): boolean {
  const path = normalizePath(pathname);
  if (rule.activeBaseRegex !== undefined) {
    const regex = new RegExp(rule.activeBaseRegex, 'i');
    return regex.test(path) || regex.test(`${path}/`);
  }
  return rule.to !== undefined && isAtOrBelow(path, normalizePath(rule.to));
}
