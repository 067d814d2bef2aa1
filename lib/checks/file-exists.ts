import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a case-sensitive check whether a file exists, on every operating system. Paths are relative to `root` and may
 * not leave it, except for the content folder, which may be anywhere. Each folder is listed once.
 *
 * @param root project root
 * @param contentDir folder of the content, absolute or from `root`
 */
export function createFileExists(root: string, contentDir?: string): (file: string) => boolean {
  const listings = new Map<string, ReadonlyMap<string, boolean>>();
  const homes = [root, ...(contentDir === undefined ? [] : [path.resolve(root, contentDir)])].map((folder) =>
    path.resolve(folder),
  );

  function list(folder: string): ReadonlyMap<string, boolean> {
    const known = listings.get(folder);
    if (known) return known;
    const entries = readdirSync(folder, { withFileTypes: true });
    const listing = new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
    listings.set(folder, listing);
    return listing;
  }

  return (file) => {
    const below = path.normalize(file.replace(/^\/+/, ''));
    const target = path.resolve(root, below);
    const allowed = below.startsWith('..') ? homes.slice(1) : homes;
    const home = allowed.find((folder) => target.startsWith(folder + path.sep));
    if (home === undefined) return false;
    const parts = path.relative(home, target).split(path.sep);
    return parts.every((part, at) => {
      const isFolder = list(path.join(home, ...parts.slice(0, at))).get(part);
      return isFolder === at < parts.length - 1;
    });
  };
}
