import { getReleaseLine } from './release-line';
import type { VersionConfig } from './schema';

/** A version that this site serves, as `versions.config.ts` lists it: only what cannot be derived. */
export interface ServedVersion {
  viewer: VersionConfig['viewer'];
  banner: VersionConfig['banner'];
}

/**
 * Builds the configuration of the served versions, which are listed newest first. The first is the latest: it has the
 * address `/`, and its label names the release. The others have the release line as name, label and address.
 * @see acceptance VER-01, VER-17
 */
export function buildVersions(served: readonly ServedVersion[]): VersionConfig[] {
  return served.map(({ viewer, banner }, index) => {
    const line = getReleaseLine(viewer.release);
    const isLast = index === 0;
    const path = isLast ? '/' : `/${line}`;
    return {
      name: isLast ? 'current' : line,
      label: isLast ? `${viewer.release} (Latest)` : line,
      path,
      dir: `content/${isLast ? 'latest' : line}`,
      isLast,
      banner,
      viewer: isLast ? viewer : { ...viewer, migrationGuide: path + viewer.migrationGuide },
    };
  });
}
