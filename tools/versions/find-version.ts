import { getLatestVersion, type VersionRef } from '@/lib/docs/versions';

/**
 * Finds the version named on the command line: by name, or `latest`.
 * @throws Error that lists the known names
 */
export function findVersion<V extends VersionRef>(versions: readonly V[], name: string): V {
  if (name === 'latest') return getLatestVersion(versions);
  const version = versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = versions.map((candidate) => (candidate.isLast ? 'latest' : candidate.name)).join(', ');
  throw new Error(`There is no version "${name}". Known: ${known}.`);
}
