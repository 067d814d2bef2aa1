import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { plannedPagesFile } from '@/lib/docs/read-planned-pages';
import type { FileChange } from './apply-changes';

type Listed = Record<string, unknown>;

/** Edits a list of planned pages. Returns no change if the file does not exist, or if its content stays the same. */
function changePlanned(root: string, path: string, edit: (listed: Listed) => Listed): FileChange[] {
  const file = join(root, path);
  if (!existsSync(file)) return [];
  const before = readFileSync(file, 'utf8');
  const text = `${JSON.stringify(edit(JSON.parse(before) as Listed), null, 2)}\n`;
  return text === before ? [] : [{ do: 'write', path, text }];
}

/** Adds the planned pages of the latest version to a new version, with the path of the new version. */
export function copyPlannedPages(root: string, latestDir: string, dir: string, path: string): FileChange[] {
  return changePlanned(root, plannedPagesFile, ({ pages, ...folders }) => {
    const latest = (folders[basename(latestDir)] ?? {}) as Record<string, string>;
    const own = Object.entries(latest).map(([source, route]) => [source, path + route]);
    return { ...folders, [basename(dir)]: Object.fromEntries(own), pages };
  });
}

/** Removes the planned pages of a version, by its content folder, from a list. */
export function removePlannedPages(root: string, dir: string, file = plannedPagesFile): FileChange[] {
  return changePlanned(root, file, (listed) =>
    Object.fromEntries(Object.entries(listed).filter(([folder]) => folder !== basename(dir))),
  );
}

/** Content of the fixture site, which the tests build with the same versions as the real site. */
const fixtureSite = 'tests/fixtures/kitchen-sink';

/** Adds a page of a new version to the fixture site, because a version without pages cannot be built. */
export function addToFixtureSite(root: string, dir: string): FileChange[] {
  const name = basename(dir);
  const path = `${fixtureSite}/${name}/README.md`;
  if (!existsSync(join(root, fixtureSite)) || existsSync(join(root, path))) return [];
  return [{ do: 'write', path, text: `# Version ${name}\n\nThe one page of this version.\n` }];
}

/** Removes a version from the fixture site. */
export function removeFromFixtureSite(root: string, dir: string): FileChange[] {
  if (!existsSync(join(root, fixtureSite))) return [];
  return [
    { do: 'remove', path: `${fixtureSite}/${basename(dir)}` },
    ...removePlannedPages(root, dir, `${fixtureSite}/planned.json`),
  ];
}
