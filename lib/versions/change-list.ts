import type { RemovedPages } from '@/lib/mdx/types';
import { getReleaseLine } from '@/lib/site/release-line';
import { memoizeByObject } from '@/lib/text/memoize';
import type { ChangeKind, PageChange, VersionText } from './types';

type ChangedSectionCounts = Record<Exclude<ChangeKind, 'same'>, number>;

/** A page that differs between two versions, without its text. */
export interface ListedPageChange extends Omit<PageChange, 'kind' | 'sections'> {
  kind: Exclude<ChangeKind, 'same'>;
  sections: ChangedSectionCounts;
  /** Address of the file with the comparison, without base path; undefined if only one version has the page. */
  file?: string;
}

/** A version that is compared, without its pages. */
export type ComparedVersion = Omit<VersionText, 'pages'>;

/** The pages that differ between two versions, in reading order of the newer one. Removed pages keep their position. */
export interface ChangeList {
  from: ComparedVersion;
  to: ComparedVersion;
  pages: ListedPageChange[];
}

/** Counts the changed sections of a page, by kind of change. */
export function countChangedSections({ sections }: Pick<PageChange, 'sections'>): ChangedSectionCounts {
  const counts: ChangedSectionCounts = { added: 0, removed: 0, moved: 0, changed: 0 };
  for (const { kind } of sections) if (kind !== 'same') counts[kind] += 1;
  return counts;
}

/** Summary of the change of a page since the previous version, as the page shows it. */
export interface PageChangeSummary {
  isNew: boolean;
  /** Release line that the page is new in, or has changed since: `3.10` or `3.9`. */
  release: string;
  /** Address of the file with the comparison, without base path; undefined for new pages. */
  file: string | undefined;
}

/** Returns the changes of pages that the newer version has, by doc id. */
const indexChanges = memoizeByObject(
  ({ pages }: ChangeList) => new Map(pages.flatMap((page) => (page.to ? [[page.id, page] as const] : []))),
);

/** Summarizes the change of a page of the newer version; returns null for unchanged pages and other versions. */
export function summarizePageChange(
  list: ChangeList | null,
  versionName: string,
  docId: string,
): PageChangeSummary | null {
  const change = list && indexChanges(list).get(docId);
  if (!change || list.to.name !== versionName) return null;
  const release = getReleaseLine((change.from ? list.from : list.to).label);
  return { isNew: !change.from, release, file: change.file };
}

/** Returns the pages of the older version that the newer one does not have, for the page `/versions`. */
export function getRemovedPages(list: ChangeList | null): RemovedPages | null {
  if (!list) return null;
  const pages = list.pages.flatMap(({ kind, from }) => (kind === 'removed' && from ? [from] : []));
  return { from: getReleaseLine(list.from.label), to: getReleaseLine(list.to.label), pages };
}
