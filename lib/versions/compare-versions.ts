import { keepOrder, mergeOrder, pairBest, type Pair } from './align';
import { comparePages, getKind, measureSections } from './compare-pages';
import type { PageChange, PagePlace, PageText, VersionComparison, VersionText } from './types';
import { getSimilarity, getWordCounts, type WordCounts } from './words';

/** From this share of common phrases on, a page under another id is the same one; less is enough with the same title. */
const sameText = 0.6;
const sameTitle = 0.3;

interface Measured {
  at: number;
  title: string;
  phrases: WordCounts;
}

function measure(page: PageText, at: number): Measured {
  const text = page.sections.map((section) => `${section.title}\n${section.text}`).join('\n');
  return { at, title: page.title.toLowerCase(), phrases: getWordCounts(text, 3) };
}

function score(a: Measured, b: Measured): number {
  const similarity = getSimilarity(a.phrases, b.phrases);
  return similarity >= (a.title === b.title ? sameTitle : sameText) ? similarity : 0;
}

/** Matches pages: first those with the same id, then those with nearly the same text. */
function matchPages(from: readonly PageText[], to: readonly PageText[]): Pair[] {
  const there = new Map(to.map(({ id }, at) => [id, at]));
  const pairs = from.flatMap(({ id }, i): Pair[] => {
    const j = there.get(id);
    return j === undefined ? [] : [[i, j]];
  });
  const taken = { from: new Set(pairs.map(([i]) => i)), to: new Set(pairs.map(([, j]) => j)) };
  const restFrom = from.flatMap((page, at) => (taken.from.has(at) ? [] : [measure(page, at)]));
  const restTo = to.flatMap((page, at) => (taken.to.has(at) ? [] : [measure(page, at)]));
  const moved = pairBest(restFrom, restTo, score, sameTitle);
  return [...pairs, ...moved.map(([i, j]): Pair => [restFrom[i]?.at ?? 0, restTo[j]?.at ?? 0])];
}

const getPathWithin = ({ route }: PagePlace, { path }: VersionText): string =>
  path === '/' ? route : route.slice(path.length);

const toPlace = ({ id, route, title, category }: PageText): PagePlace => ({ id, route, title, category });

function comparePair(
  before: PageText | undefined,
  after: PageText | undefined,
  isMoved: (before: PageText, after: PageText) => boolean,
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

const refer = ({ name, label }: VersionText): Pick<VersionText, 'name' | 'label'> => ({ name, label });

/**
 * Compares all pages of two versions: in reading order of the second, removed pages at their old place. A page has
 * moved when its address within the version is different.
 * @param compare compares the sections of a page; for callers that keep its results
 */
export function compareVersions(
  from: VersionText,
  to: VersionText,
  compare: typeof comparePages = comparePages,
): VersionComparison {
  const pairs = matchPages(from.pages, to.pages);
  const fixed = keepOrder(pairs, () => 1);
  const isMoved = (before: PageText, after: PageText): boolean =>
    getPathWithin(before, from) !== getPathWithin(after, to);
  const pages = mergeOrder([from.pages.length, to.pages.length], pairs, fixed).map((place) =>
    comparePair(from.pages[place.from ?? -1], to.pages[place.to ?? -1], isMoved, compare),
  );
  return { from: refer(from), to: refer(to), pages };
}
