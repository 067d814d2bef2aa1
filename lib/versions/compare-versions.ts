import { mergeOrder, pairBest } from './align';
import { comparePages, getKind, measureSections } from './compare-pages';
import type { PageChange, PagePlace, ComparedPage, VersionText } from './types';
import { getSimilarity, getWordCounts } from './words';

/** From this share of common phrases on, a page under another id is the same one; less is enough with the same title. */
const sameText = 0.6;
const sameTitle = 0.3;

function measure({ id, title, sections }: ComparedPage) {
  const text = sections.map((section) => `${section.title}\n${section.text}`).join('\n');
  return { id, title: title.toLowerCase(), phrases: getWordCounts(text, 3) };
}
type Measured = ReturnType<typeof measure>;

const haveSameId = (a: Measured, b: Measured): number => Number(a.id === b.id);

function comparePhrases(a: Measured, b: Measured): number {
  const similarity = getSimilarity(a.phrases, b.phrases);
  return similarity >= (a.title === b.title ? sameTitle : sameText) ? similarity : 0;
}

const getPathWithin = ({ route }: PagePlace, { path }: VersionText): string =>
  path === '/' ? route : route.slice(path.length);

const toPlace = ({ id, route, title, category }: ComparedPage): PagePlace => ({ id, route, title, category });

function comparePair(
  before: ComparedPage | undefined,
  after: ComparedPage | undefined,
  isMoved: (before: ComparedPage, after: ComparedPage) => boolean,
  compare: typeof comparePages,
): PageChange {
  const sections = compare(before?.sections ?? [], after?.sections ?? []);
  // Sections in another order change a page although each of them is the same.
  const isSame = sections.every(({ kind }) => kind === 'same');
  return {
    id: (after ?? before)?.id ?? '',
    kind: getKind(before, after, Boolean(before && after && isMoved(before, after)), isSame),
    ...(before && { from: toPlace(before) }),
    ...(after && { to: toPlace(after) }),
    size: measureSections(sections),
    sections,
  };
}

/**
 * Compares all pages of two versions: in reading order of the second, removed pages at their old place. A page has
 * moved when its address within the version is different.
 * @param compare compares the sections of a page; for callers that keep its results
 */
export function compareVersions(
  from: VersionText,
  to: VersionText,
  compare: typeof comparePages = comparePages,
): PageChange[] {
  const pairs = pairBest(from.pages.map(measure), to.pages.map(measure), [haveSameId, comparePhrases]);
  const isMoved = (before: ComparedPage, after: ComparedPage): boolean =>
    getPathWithin(before, from) !== getPathWithin(after, to);
  return mergeOrder([from.pages.length, to.pages.length], pairs).map((place) =>
    comparePair(from.pages[place.from ?? -1], to.pages[place.to ?? -1], isMoved, compare),
  );
}
