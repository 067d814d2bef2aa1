import type { Doc } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';

/** The version of that name. @throws Error when the model has none */
export function getVersion(model: SiteModel, name: string): VersionModel {
  const version = model.versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = model.versions.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no version "${name}". Known versions: ${known}.`);
}

/** The doc of a version with that id. @throws Error when the version has none */
export function getDoc({ docs }: VersionModel, id: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`There is no doc "${id}".`);
  return doc;
}
