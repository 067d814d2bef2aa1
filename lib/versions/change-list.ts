import type { ChangeKind, PageChange, VersionText } from './types';

/** How many sections of a page changed, by kind. */
export type SectionCounts = Record<Exclude<ChangeKind, 'same'>, number>;

/** A page that two versions do not share, without its text. */
export interface ListedChange extends Omit<PageChange, 'kind' | 'sections'> {
  kind: Exclude<ChangeKind, 'same'>;
  sections: SectionCounts;
  /** Address of the file with the comparison, without the base path; pages of one version alone have none. */
  file?: string;
}

/** Name, label and path of a compared version. */
export type ComparedVersion = Pick<VersionText, 'name' | 'label' | 'path'>;

/** The pages that differ between two versions, in reading order of the newer one; removed pages at their old place. */
export interface ChangeList {
  from: ComparedVersion;
  to: ComparedVersion;
  pages: ListedChange[];
}

/** Number of sections of each kind. */
export function countSections({ sections }: Pick<PageChange, 'sections'>): SectionCounts {
  const counts: SectionCounts = { added: 0, removed: 0, moved: 0, changed: 0 };
  for (const { kind } of sections) if (kind !== 'same') counts[kind] += 1;
  return counts;
}

/** The release line in a version's label: `3.10` for `3.10.4 (Latest)`. */
export function getReleaseLine(label: string): string {
  return /^\d+\.\d+/.exec(label)?.[0] ?? label;
}
