import { encodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { SiteConfig } from '@/lib/site/schema';
import { listPageFolders } from './site-pages';
import type { SiteModel } from './types';
import { getVersionPathPrefix } from './versions';

/** A redirect from a former address to the current one. */
export interface Redirect {
  /** Normalized path of the former address, without query and hash, e.g. `/old/page`. */
  from: string;
  /** Path on this site, possibly with a hash, or the full URL of another site. */
  to: string;
  /** File that defines the redirect, as a path from the project root. */
  file: string;
  /** The former address as written in `file`, for finding its line. */
  written: string;
}

/**
 * Collects the redirects of the configuration (`table`) and of the pages. Addresses in `redirect_from` of a page are
 * relative to its version, so that they remain correct when the page is copied into a frozen version.
 * @see acceptance RT-16, RT-24
 */
export function collectRedirects(
  model: Pick<SiteModel, 'versions' | 'sitePages'>,
  table: SiteConfig['redirects'],
  tableFile: string,
): Redirect[] {
  const toRedirect = (written: string, to: string, file: string, prefix = ''): Redirect => ({
    from: normalizePath(prefix + written),
    to,
    file,
    written,
  });
  const ofPages = listPageFolders(model).flatMap((version) =>
    version.docs.flatMap(({ file, route, frontmatter: { redirect_from = [] } }) =>
      redirect_from.map((from) => toRedirect(from, encodePath(route), file, getVersionPathPrefix(version))),
    ),
  );
  return [...table.map(({ from, to }) => toRedirect(from, to, tableFile)), ...ofPages];
}
