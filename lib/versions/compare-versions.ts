import { memoizeByObject } from '@/lib/text/memoize';
import { mergeListOrders, pairMostSimilar } from './align';
import { comparePages, getChangeKind, measureSectionChanges } from './compare-pages';
import type { PageChange, PageInVersion, PageTextInVersion, VersionText } from './types';
import { getSimilarity, getWordCounts } from './words';

/** Minimum similarity (0 to 1) of pages with different ids and titles that count as the same page. */
const minSimilarity = 0.6;
/** Minimum similarity (0 to 1) of pages with different ids, but the same title, that count as the same page. */
const minSimilaritySameTitle = 0.3;

/** Counts the phrases of a page once, and only when needed, because most pages are matched by id. */
const getPhrases = memoizeByObject(({ sections }: PageTextInVersion) =>
  getWordCounts(sections.map(({ title, text }) => `${title}\n${text}`).join('\n'), 3),
);

const haveSameId = (a: PageTextInVersion, b: PageTextInVersion): number => Number(a.id === b.id);

function comparePhrases(a: PageTextInVersion, b: PageTextInVersion): number {
  const similarity = getSimilarity(getPhrases(a), getPhrases(b));
  const hasSameTitle = a.title.toLowerCase() === b.title.toLowerCase();
  return similarity >= (hasSameTitle ? minSimilaritySameTitle : minSimilarity) ? similarity : 0;
}

const getPathWithin = ({ route }: PageInVersion, { path }: VersionText): string =>
  path === '/' ? route : route.slice(path.length);

function toPlace({ id, route, title, category }: PageTextInVersion): PageInVersion {
  return { id, route, title, category };
}

function comparePair(
  before: PageTextInVersion | undefined,
  after: PageTextInVersion | undefined,
  isMoved: (before: PageTextInVersion, after: PageTextInVersion) => boolean,
  compare: typeof comparePages,
): PageChange {
  const sections = compare(before?.sections ?? [], after?.sections ?? []);
  // A page with moved sections is not the same, even if the text of each section is.
  const isSame = sections.every(({ kind }) => kind === 'same');
  return {
    id: (after ?? before)?.id ?? '',
    kind: getChangeKind(before, after, Boolean(before && after && isMoved(before, after)), isSame),
    ...(before && { from: toPlace(before) }),
    ...(after && { to: toPlace(after) }),
    size: measureSectionChanges(sections),
    sections,
  };
}

/**
 * Compares all pages of two versions, in the reading order of the second; removed pages keep their old position. A page
 * has moved if its path within the version differs. Callers can pass a function `compare` that caches results.
 */
export function compareVersions(
  from: VersionText,
  to: VersionText,
  compare: typeof comparePages = comparePages,
): PageChange[] {
  const pairs = pairMostSimilar(from.pages, to.pages, [haveSameId, comparePhrases]);
  const isMoved = (before: PageTextInVersion, after: PageTextInVersion): boolean =>
    getPathWithin(before, from) !== getPathWithin(after, to);
  return mergeListOrders([from.pages.length, to.pages.length], pairs).map((place) =>
    comparePair(from.pages[place.from ?? -1], to.pages[place.to ?? -1], isMoved, compare),
  );
}
