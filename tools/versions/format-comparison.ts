import { countChangedSections } from '@/lib/versions/change-list';
import { describeCounts } from '@/lib/versions/describe-counts';
import type { ChangeKind, PageChange, VersionText } from '@/lib/versions/types';

const titles = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;
const kinds: readonly Exclude<ChangeKind, 'same'>[] = ['added', 'removed', 'moved', 'changed'];

const columns = ['', '+words', '-words', 'share', 'sections'] as const;

const toPercent = (share: number): string => {
  const percent = Math.round(share * 100);
  return share > 0 && percent === 0 ? '<1 %' : `${percent} %`;
};

/** Describes the changes of a page: its former address and its sections, as in `from /3.9/x: 2 changed, 1 added`. */
function describeDetails(page: PageChange): string {
  if (page.kind === 'added' || page.kind === 'removed') return '';
  const { changed, added, removed, moved } = countChangedSections(page);
  const counts = describeCounts({ changed, added, removed, moved });
  if (page.kind !== 'moved') return counts;
  return [`from ${page.from?.route ?? ''}`, ...(counts === '' ? [] : [counts])].join(': ');
}

function toRow(page: PageChange): string[] {
  const { added, removed, share } = page.size;
  const isWhole = page.kind === 'added' || page.kind === 'removed';
  return [
    (page.to ?? page.from)?.route ?? '',
    added > 0 ? `+${added}` : '',
    removed > 0 ? `-${removed}` : '',
    isWhole ? '' : toPercent(share),
    describeDetails(page),
  ];
}

/** Formats a comparison for the terminal: one table per kind of change, with the largest changes first. */
export function formatComparison(from: VersionText, to: VersionText, pages: readonly PageChange[]): string {
  const groups = kinds.map((kind) => ({
    kind,
    rows: pages
      .filter((page) => page.kind === kind)
      .sort((a, b) => (kind === 'changed' ? b.size.share - a.size.share : 0))
      .map(toRow),
  }));
  const all = [[...columns], ...groups.flatMap(({ rows }) => rows)];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === columns.length - 1 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const tables = groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, rows }) => [`${titles[kind]} (${rows.length})`, ...rows.map(line)].join('\n'));
  const counts = groups.map(({ kind, rows }) => `${rows.length} ${kind}`).join(', ');
  const same = pages.filter(({ kind }) => kind === 'same').length;
  return [`From ${from.label} to ${to.label}`, line(columns), ...tables, `${counts}, ${same} the same`].join(
    '\n\n',
  );
}
