import { readdirSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '@/lib/text/memoize';

/**
 * Creates a function that checks whether a file exists, case-sensitively on every operating system. Paths are relative
 * to `root`. Files outside `root` count as missing, except those in `contentDir`, an absolute path or one relative to
 * `root`.
 */
export function createFileExistsCheck(root: string, contentDir?: string): (file: string) => boolean {
  const homes = [root, ...(contentDir === undefined ? [] : [path.resolve(root, contentDir)])].map((folder) =>
    path.resolve(folder),
  );

  const list = memoize((folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Map(entries.map((entry) => [entry.name, entry.isDirectory()]));
  });

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
