import { isAtOrBelow } from './is-at-or-below';
import { normalizePath } from './normalize-path';

/** Where a navigation item is active. The first rule that is set applies; `to` comes last. */
export interface ActiveRule {
  /** Regular expression for the path; tried with and without its trailing slash. */
  activeBaseRegex?: string | undefined;
  /** Active here and below. */
  activeBasePath?: string | undefined;
  /** Target of the item; active there and below. */
  to?: string | undefined;
}

/**
 * Whether a navigation item is active on a path. Compares by segment (`/components` is not active on
 * `/components-list`) and ignores `/index.html`, `.html` and trailing slashes.
 * @see acceptance NAV-04, NAV-05, RT-19, RT-20
 */
export function isActive(pathname: string, rule: ActiveRule): boolean {
  const path = normalizePath(pathname);
  if (rule.activeBaseRegex !== undefined) {
    const regex = new RegExp(rule.activeBaseRegex, 'i');
    return regex.test(path) || regex.test(`${path}/`);
  }
  const base = rule.activeBasePath ?? rule.to;
  return base !== undefined && isAtOrBelow(path, normalizePath(base));
}
