import generated from '@/generated/versions.json';
import { pickAlternates, type Alternates, type PageAlternates } from '@/lib/docs/alternate-route';
import { getActiveVersion } from '@/lib/docs/versions';
import type { SiteVersion } from '@/lib/site/shell-config';

const alternates: Alternates = generated.alternates;

/**
 * The served versions. This module is the build's; browsers get `site-versions-browser.ts` in its place (`next.config.ts`),
 * which reads from the page what concerns it: no script grows with versions. Import it by its full name.
 */
export const siteVersions: readonly SiteVersion[] = generated.versions;

/** The exceptions of the page at a path. @see acceptance VER-08 */
function getPageAlternates(path: string): PageAlternates {
  const version = getActiveVersion(siteVersions, path);
  return version ? pickAlternates(path, version, siteVersions, alternates) : {};
}

/** What a component needs to know of the page in view; in browsers a hook. */
export const usePageAlternates = getPageAlternates;

/** The same, as the page carries them for browsers; most pages have none. */
export function getAlternatesAttribute(route: string): string | undefined {
  const ofPage = getPageAlternates(route);
  return Object.keys(ofPage).length > 0 ? JSON.stringify(ofPage) : undefined;
}
