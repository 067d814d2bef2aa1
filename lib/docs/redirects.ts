import { normalizePath } from '@/lib/routing/normalize-path';
import type { SiteConfig } from '@/lib/site/schema';
import type { SiteModel } from './types';

/** An address that was a page's once, and where it leads now. */
export interface Redirect {
  /** Path without ending, e.g. `/old/page`; no query, no hash. */
  from: string;
  /** Path of this site, perhaps with a hash, or a full address elsewhere. */
  to: string;
  /** File that defines it, path from the project root. */
  file: string;
  /** The address as written there, to find its line. */
  written: string;
}

/**
 * The redirects of the configuration's table, then those of the pages (`redirect_from`), in their order. A page names its
 * old addresses below its version, as it does its own, so that they hold in a version that is frozen.
 *
 * @param table `redirects` of the configuration
 * @param tableFile file that holds it
 * @see acceptance RT-16, RT-24
 */
export function collectRedirects(
  model: Pick<SiteModel, 'versions'>,
  table: SiteConfig['redirects'],
  tableFile: string,
): Redirect[] {
  const toRedirect = (written: string, to: string, file: string, versionPath = '/'): Redirect => ({
    from: normalizePath(versionPath === '/' ? written : versionPath + written),
    to,
    file,
    written,
  });
  const ofPages = model.versions.flatMap(({ docs, path }) =>
    docs.flatMap(({ file, route, frontmatter }) =>
      (frontmatter.redirect_from ?? []).map((from) => toRedirect(from, route, file, path)),
    ),
  );
  return [...table.map(({ from, to }) => toRedirect(from, to, tableFile)), ...ofPages];
}
