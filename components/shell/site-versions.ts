import generated from '@/generated/versions.json';
import { getAlternateRoutes, type AlternateRoutesByPage } from '@/lib/docs/alternate-route';
import { getActiveVersion } from '@/lib/docs/versions';
import type { ShellVersion } from '@/lib/site/shell-config';

const alternates: AlternateRoutesByPage = generated.alternates;

/**
 * All versions of the docs on this site. In browsers, `next.config.ts` replaces this module with
 * `site-versions-browser.ts`, which reads the versions from the page, so that no script grows with their number. Always
 * import this module as `@/components/shell/site-versions`, which is the path that is replaced.
 */
export const siteVersions: readonly ShellVersion[] = generated.versions;

/** Returns the versions in which the page at `path` has another path or does not exist. @see acceptance VER-08 */
function getOtherVersionPaths(path: string) {
  const version = getActiveVersion(siteVersions, path);
  return version ? getAlternateRoutes(path, version, alternates) : {};
}

/** Same as `getOtherVersionPaths`; in browsers, a hook that reads the data of the current page. */
export const useOtherVersionPaths = getOtherVersionPaths;

/** Returns the result of `getOtherVersionPaths` as JSON for the `data-alternates` attribute; undefined if empty. */
export function getVersionPathsAttribute(route: string): string | undefined {
  const ofPage = getOtherVersionPaths(route);
  return Object.keys(ofPage).length > 0 ? JSON.stringify(ofPage) : undefined;
}
