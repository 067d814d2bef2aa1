import generated from '@/generated/versions.json';
import { pickAlternates, type Alternates, type PageAlternates } from '@/lib/docs/alternate-route';
import { getActiveVersion } from '@/lib/docs/versions';
import type { SiteVersion } from '@/lib/site/shell-config';

const alternates: Alternates = generated.alternates;

/**
 * The served versions. This module is used in the build; in browsers it is replaced by `site-versions-browser.ts` (see
 * `next.config.ts`), which reads from the page what it needs, so that no script grows with the number of versions.
 * Import it by its full name.
 */
export const siteVersions: readonly SiteVersion[] = generated.versions;

/** The version exceptions of the page at a path. @see acceptance VER-08 */
function getPageAlternates(path: string): PageAlternates {
  const version = getActiveVersion(siteVersions, path);
  return version ? pickAlternates(path, version, alternates) : {};
}

/** Version data of the current page; in browsers a hook. */
export const usePageAlternates = getPageAlternates;

/** The same, as embedded in the page for browsers; most pages have none. */
export function getAlternatesAttribute(route: string): string | undefined {
  const ofPage = getPageAlternates(route);
  return Object.keys(ofPage).length > 0 ? JSON.stringify(ofPage) : undefined;
}
