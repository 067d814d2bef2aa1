import { withBasePath, withoutBasePath } from '@/lib/routing/base-path';

/** Base address the site was built for, without trailing slash; empty at the root. */
export const SITE_BASE = process.env.DOCS_BASE_PATH ?? '';

/** Address as it stands in HTML: `/x` → `/base/x`. */
export const toHref = (path: string) => withBasePath(path, SITE_BASE);

/** Address as the router wants it: `/base/x` → `/x`. */
export const toPath = (pathname: string) => withoutBasePath(pathname, SITE_BASE);

/** Whether a browser address lies within the site. */
export const isWithinBase = (pathname: string) =>
  SITE_BASE === '' || pathname === SITE_BASE || pathname.startsWith(`${SITE_BASE}/`);
