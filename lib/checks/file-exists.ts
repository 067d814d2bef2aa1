import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A question "does this file exist below `root`?" that minds the case of letters on every system and never
 * leaves `root`. Folders are listed once.
 */
export function createFileExists(root: string): (file: string) => boolean {
  const listings = new Map<string, ReadonlyMap<string, boolean>>();

  function list(folder: string): ReadonlyMap<string, boolean> {
    const known = listings.get(folder);
    if (known) return known;
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    const listing = new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
    listings.set(folder, listing);
    return listing;
  }

  return (file) => {
    const parts = path.posix.normalize(file).split('/').filter(Boolean);
    let folder = '';
    for (const [at, part] of parts.entries()) {
      const isFolder = part === '..' ? undefined : list(folder).get(part);
      if (isFolder === undefined || isFolder !== at < parts.length - 1) return false;
      folder = path.posix.join(folder, part);
    }
    return parts.length > 0;
  };
}
