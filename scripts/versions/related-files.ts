import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedVersion } from '@/lib/site/build-versions';
import { factsDir } from '@/tools/viewer/required-statements';
import type { FileChange } from './apply-changes';
import { describeServedVersions } from './written-files';

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
