import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';

/** The latest version in the configuration of the site. */
export const latestVersion = getLatestVersion(site.versions);

/** Label of the latest version, as readers see it. */
export const latestLabel = latestVersion.label;

/** Older versions that the site serves, newest first. */
export const olderVersions = site.versions.filter(({ isLast }) => !isLast);
