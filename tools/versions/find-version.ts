import { getLatestVersion, type VersionRef } from '@/lib/docs/versions';

/**
 * Finds a version by its name on the command line; `latest` is the latest version.
 * @throws Error with the known names when there is no such version
 */
export function findVersion<V extends VersionRef>(versions: readonly V[], name: string): V {
  if (name === 'latest') return getLatestVersion(versions);
  const version = versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = versions.map((candidate) => (candidate.isLast ? 'latest' : candidate.name)).join(', ');
  throw new Error(`There is no version "${name}". Known versions: ${known}.`);
}
