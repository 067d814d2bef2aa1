import generated from '@/generated/versions.json';
import type { VersionPaths } from '@/lib/docs/version-paths';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { ShellVersion } from '@/lib/site/shell-config';

const paths: Readonly<Record<string, VersionPaths>> = generated.paths;

/**
 * All versions of the docs on this site. In browsers, `next.config.ts` replaces this module with
 * `site-versions-browser.ts`, which reads the versions from the page, so that no script grows with their number. Always
 * import this module as `@/components/shell/site-versions`, which is the path that is replaced.
 */
export const siteVersions: readonly ShellVersion[] = generated.versions;

const getVersionPaths = (path: string): VersionPaths | undefined => paths[normalizePath(decodePath(path))];

/** Returns the addresses of a page in all versions; in browsers, a hook that reads them from the page. @see acceptance VER-08 */
export const useVersionPaths = (path: string): VersionPaths => getVersionPaths(path) ?? {};

/** Returns these addresses as JSON for the attribute `data-version-paths`; undefined for pages outside any version. */
export const getVersionPathsAttribute = (route: string): string | undefined =>
  JSON.stringify(getVersionPaths(route));
