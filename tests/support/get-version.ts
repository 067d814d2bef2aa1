import type { Doc } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';

/** Returns the version with a name. @throws Error when the model has no such version */
export function getVersion(model: SiteModel, name: string): VersionModel {
  const version = model.versions.find((candidate) => candidate.name === name);
  if (version) return version;
  const known = model.versions.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no version "${name}". Known versions: ${known}.`);
}

/** Returns the page with a doc id. @throws Error when the version has no such page */
export function getDoc({ docs }: VersionModel, id: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`There is no doc "${id}".`);
  return doc;
}
