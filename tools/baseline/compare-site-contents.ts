import { diffArrays } from 'diff';
import type { SiteContents } from './read-site-contents';

/** A difference between two sites, with all places where it occurs. */
export interface ContentDifference {
  /** Part of the page or file, such as `headings`. */
  part: string;
  removed: string[];
  added: string[];
  /** Addresses of pages, names of files, or `search records of <version>`. */
  places: string[];
}

type Parts = Record<string, string[]>;

/** Groups contents by place and part, so that pages, search records and files are compared in the same way. */
function groupByPlace({ pages, searchRecords, files }: SiteContents): Map<string, Parts> {
  const places = new Map<string, Parts>();
  for (const [address, page] of Object.entries(pages)) places.set(address, { ...page });
  for (const [version, records] of Object.entries(searchRecords))
    places.set(`search records of ${version}`, { records });
  for (const [name, lines] of Object.entries(files)) places.set(name, { lines });
  return places;
}

/**
 * Compares two sites. Returns each difference once, with all places where it occurs.
 * @param before contents of the baseline
 * @param after contents of the site to check
 */
export function compareSiteContents(before: SiteContents, after: SiteContents): ContentDifference[] {
  const [old, current] = [groupByPlace(before), groupByPlace(after)];
  const found = new Map<string, ContentDifference>();
  const add = (part: string, place: string, removed: string[], added: string[]) => {
    const key = JSON.stringify([part, removed, added]);
    const difference = found.get(key) ?? { part, removed, added, places: [] };
    difference.places.push(place);
    found.set(key, difference);
  };
  for (const place of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(place), current.get(place)];
    if (!was) add('place', place, [], ['new']);
    else if (!is) add('place', place, ['missing'], []);
    else
      for (const part of new Set([...Object.keys(was), ...Object.keys(is)])) {
        const changes = diffArrays(was[part] ?? [], is[part] ?? []);
        const removed = changes.flatMap((change) => (change.removed ? change.value : []));
        const added = changes.flatMap((change) => (change.added ? change.value : []));
        if (removed.length > 0 || added.length > 0) add(part, place, removed, added);
      }
  }
  return [...found.values()];
}

const shownPlaces = 5;
const shownLines = 40;

/** Formats a difference as text, with at most 5 places and 40 lines. */
export function formatDifference({ part, removed, added, places }: ContentDifference): string {
  const more = places.length > shownPlaces ? ` and ${places.length - shownPlaces} more` : '';
  const lines = [...removed.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)];
  const hidden = lines.length > shownLines ? [`  … ${lines.length - shownLines} more lines`] : [];
  return [
    `${part}: ${places.slice(0, shownPlaces).join(', ')}${more}`,
    ...lines.slice(0, shownLines),
    ...hidden,
  ].join('\n');
}
