import { encodePath } from '@/lib/routing/decode-path';
import { withBasePath, withoutBasePath } from '@/lib/routing/base-path';

/** Base path of the site, without a trailing slash; empty at the root. */
export const SITE_BASE = process.env.DOCS_BASE_PATH ?? '';

/** Adds the base path to a path and encodes it, for use in HTML: `/x y` → `/base/x%20y`. */
export const toHref = (path: string) =>
  path.startsWith('/') ? encodePath(withBasePath(path, SITE_BASE)) : path;

/** Removes the base path from a pathname, for use with the router: `/base/x` → `/x`. */
export const toPath = (pathname: string) => withoutBasePath(pathname, SITE_BASE);

/** True if a pathname of the browser is within the site's base path. */
export const isWithinBase = (pathname: string) =>
  SITE_BASE === '' || pathname === SITE_BASE || pathname.startsWith(`${SITE_BASE}/`);
