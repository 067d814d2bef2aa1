import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { plannedPagesFile } from '@/lib/docs/read-planned-pages';
import type { ServedVersion } from '@/lib/site/build-versions';
import { factsDir } from '@/tools/viewer/required-statements';
import type { FileChange } from './apply-changes';
import { describeServedVersions } from './written-files';

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

/** Removes the planned pages of a version, by its content folder, from the list. */
export function removePlannedPages(root: string, dir: string): FileChange[] {
  return changePlanned(root, plannedPagesFile, (listed) =>
    Object.fromEntries(Object.entries(listed).filter(([folder]) => folder !== basename(dir))),
  );
}

/** Returns the folder with the facts that pages of an older version must state. */
export const getFactsDir = (name: string): string => `${factsDir}-${name}`;

/** Copies the facts that pages of the latest version must state to a new version. */
export function copyFacts(root: string, name: string): FileChange[] {
  if (!existsSync(join(root, factsDir))) return [];
  return [{ do: 'copy', path: getFactsDir(name), from: factsDir }];
}

/** Names the versions in README, and the release of the latest in `package.json` and its lock file. */
export function nameVersions(
  root: string,
  before: readonly ServedVersion[],
  after: readonly ServedVersion[],
): FileChange[] {
  const readme = 'README.md';
  const text = readFileSync(join(root, readme), 'utf8');
  const sentence = describeServedVersions(before);
  if (!text.includes(sentence))
    throw new Error(`${readme} does not contain "${sentence}". Correct it first.`);
  const changed = text.replace(sentence, describeServedVersions(after));
  const packages = ['package.json', 'package-lock.json'].map((path): FileChange => {
    const release = `$1"${after[0]?.viewer.release}"`;
    const manifest = readFileSync(join(root, path), 'utf8');
    return {
      do: 'write',
      path,
      text: manifest.replaceAll(/("name": "ohif-docs",\s+"version": )"[^"]*"/g, release),
    };
  });
  return [{ do: 'write', path: readme, text: changed }, ...packages];
}
