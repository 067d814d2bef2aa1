import type { SiteModel, VersionModel } from './types';

/**
 * The version of that name. Throws when the model has none: route folders and versions must agree.
 * @see acceptance VER-01
 */
export function getVersion(model: SiteModel, name: string): VersionModel {
  const version = model.versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = model.versions.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no version "${name}". Known versions: ${known}.`);
}
