import type { PageSection } from '@/lib/mdx/types';
import { pairBest, type Pair } from './align';
import { getSimilarity, getWordCounts } from './words';

/** From this share of common words on, sections with other headings are the same one, renamed. */
const renamed = 0.6;

type Key = (sections: readonly PageSection[], index: number) => string | null;

/** The headings above a section, without the page's title, and its own. */
const getTrail: Key = (sections, index) => {
  const trail: string[] = [];
  let level = 7;
  for (let at = index; at >= 0; at -= 1) {
    const section = sections[at];
    if (!section || section.level >= level || section.level === 1) continue;
    trail.unshift(section.title);
    ({ level } = section);
  }
  return trail.length > 0 ? trail.join('\n') : null;
};

/** What identifies a section on both pages, the most reliable first. */
const keys: readonly Key[] = [
  (sections, index) => (index === 0 && sections[0]?.level === 1 ? 'top' : null),
  getTrail,
  (sections, index) => (sections[index]?.text ? `${sections[index].title}\n${sections[index].text}` : null),
  (sections, index) => sections[index]?.id || null,
  (sections, index) => sections[index]?.title || null,
];

/** Places by key, for keys that only one section has. */
function indexBy(
  key: Key,
  sections: readonly PageSection[],
  taken: ReadonlySet<number>,
): Map<string, number> {
  const places = new Map<string, number[]>();
  for (const index of sections.keys()) {
    const name = taken.has(index) ? null : key(sections, index);
    if (name !== null) places.set(name, [...(places.get(name) ?? []), index]);
  }
  return new Map(
    [...places].flatMap(([name, [only, ...more]]) =>
      only !== undefined && more.length === 0 ? [[name, only] as const] : [],
    ),
  );
}

/**
 * Matches the sections of two pages: by the headings above them and their own, by equal text, by anchor, by
 * heading, and last by words in common.
 */
export function matchSections(from: readonly PageSection[], to: readonly PageSection[]): Pair[] {
  const pairs: Pair[] = [];
  const taken = { from: new Set<number>(), to: new Set<number>() };
  const take = ([i, j]: Pair): void => {
    pairs.push([i, j]);
    taken.from.add(i);
    taken.to.add(j);
  };
  for (const key of keys) {
    const there = indexBy(key, to, taken.to);
    for (const [name, i] of indexBy(key, from, taken.from)) {
      const j = there.get(name);
      if (j !== undefined) take([i, j]);
    }
  }
  const left = (sections: readonly PageSection[], done: ReadonlySet<number>) =>
    sections.flatMap(({ title, text }, index) =>
      done.has(index) || text === '' ? [] : [{ index, words: getWordCounts(`${title}\n${text}`) }],
    );
  const [restFrom, restTo] = [left(from, taken.from), left(to, taken.to)];
  for (const [i, j] of pairBest(restFrom, restTo, (a, b) => getSimilarity(a.words, b.words), renamed))
    take([restFrom[i]?.index ?? 0, restTo[j]?.index ?? 0]);
  return pairs;
}
