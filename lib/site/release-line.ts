import type { VersionConfig } from './schema';

/** Returns the release line in a release or a label, or the whole text if it has none: `3.9` for `3.9.3`. */
export function getReleaseLine(release: string): string {
  return /^\d+\.\d+/.exec(release)?.[0] ?? release;
}

/**
 * Returns the release line of the viewer source that the pages of a version were checked against, for which
 * `tools/samples/types` has types and `content/checks` has names. It is an older line than that of the version until
 * somebody checks the pages against the new source.
 */
export const getCheckedLine = ({ viewer }: Pick<VersionConfig, 'viewer'>): string =>
  getReleaseLine(viewer.checkedAgainst);
