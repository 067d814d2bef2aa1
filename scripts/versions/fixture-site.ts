import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import type { FileChange } from './apply-changes';
import { removePlannedPages } from './planned-pages';

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
