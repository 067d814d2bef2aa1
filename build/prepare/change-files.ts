import { createHash } from 'node:crypto';
import { getLatestVersion } from '@/lib/docs/versions';
import type { VersionModel } from '@/lib/docs/types';
import type { DocSections } from '@/lib/mdx/types';
import { toChangeHtml } from '@/lib/versions/change-html';
import {
  countChangedSections,
  type ChangeList,
  type ComparedVersion,
  type ListedPageChange,
} from '@/lib/versions/change-list';
import { comparePages } from '@/lib/versions/compare-pages';
import { compareVersions } from '@/lib/versions/compare-versions';
import { readVersionText } from '@/lib/versions/read-version-text';
import type { PageChange, SectionChange } from '@/lib/versions/types';
import { writeStaticFiles } from '@/build/write-static-files';

/** Folder of the comparison files in `public`. File names contain a content hash, so a file never changes. */
const folder = '/assets/generated/changes';

const refer = ({ name, label, path }: VersionModel): ComparedVersion => ({ name, label, path });

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function toFile(page: PageChange, fromLabel: string, basePath: string): [address: string, text: string] {
  const content = { html: toChangeHtml(page, { fromLabel, basePath }) };
  return [`${folder}/${hash(content).slice(0, 16)}.json`, JSON.stringify(content)];
}

/** Results of `comparePages` by a hash of the sections, since each edit in development compares all pages. */
const compared = new Map<string, SectionChange[]>();

const compareOnce: typeof comparePages = (from, to) => {
  const key = hash([from, to]);
  const sections = compared.get(key) ?? comparePages(from, to);
  compared.set(key, sections);
  return sections;
};

/**
 * Compares the latest version with the previous one; `versions` are sorted newest first.
 * @returns the list of changed pages, or null without a previous version, and a comparison file by address for each
 * page that exists in both versions and differs
 */
export function buildPublishedChanges(
  versions: readonly VersionModel[],
  sections: DocSections,
  basePath: string,
): { list: ChangeList | null; files: ReadonlyMap<string, string> } {
  const latest = getLatestVersion(versions);
  const older = versions[versions.indexOf(latest) + 1];
  const files = new Map<string, string>();
  if (!older) return { list: null, files };
  const pages: ListedPageChange[] = [];
  const [before, after] = [readVersionText(older, sections), readVersionText(latest, sections)];
  for (const page of compareVersions(before, after, compareOnce)) {
    const { kind, sections: _, ...facts } = page;
    if (kind === 'same') continue;
    const listed: ListedPageChange = { ...facts, kind, sections: countChangedSections(page) };
    if (page.from && page.to) {
      const [address, text] = toFile(page, older.label, basePath);
      files.set(address, text);
      listed.file = address;
    }
    pages.push(listed);
  }
  return { list: { from: refer(older), to: refer(latest), pages }, files };
}

/** Writes the comparison files to `public` and removes older ones. */
export const writeChangeFiles = (files: ReadonlyMap<string, string>) => writeStaticFiles(files, [folder]);
