import type { Doc } from '@/lib/content/types';

/** A folder of a version and its contents. */
export interface DocFolder {
  /** Last part of `dir`; empty for the version's own folder. */
  name: string;
  /** Path below the version's folder, e.g. `deployment/docker`. */
  dir: string;
  folders: DocFolder[];
  docs: Doc[];
}

/** Files docs by their folders, in the order given. */
export function buildDocTree(docs: readonly Doc[]): DocFolder {
  const root: DocFolder = { name: '', dir: '', folders: [], docs: [] };
  const known = new Map([['', root]]);

  function getFolder(dir: string): DocFolder {
    const folder = known.get(dir);
    if (folder) return folder;
    const slash = dir.lastIndexOf('/');
    const made: DocFolder = { name: dir.slice(slash + 1), dir, folders: [], docs: [] };
    known.set(dir, made);
    getFolder(dir.slice(0, Math.max(slash, 0))).folders.push(made);
    return made;
  }

  for (const doc of docs)
    getFolder(doc.source.slice(0, Math.max(doc.source.lastIndexOf('/'), 0))).docs.push(doc);
  return root;
}
