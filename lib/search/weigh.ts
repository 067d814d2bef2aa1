import { foldKey } from './tokens';
import type { PageRecord, SectionRecord } from './types';
import type { Vocabulary } from './vocabulary';

/** Most that text alone can give; headings, labels and keywords come on top. */
const textShare = 0.5;
const shareOfPart = 0.6;
const shareOfCode = 0.6;

/** Sign at the end of a term that is a whole title. */
export const wholeTitleSign = '=';

/** Gives each term of a record, and how well the record matches it, above 0 to 1. */
export type Weigh = (
  page: PageRecord,
  section: SectionRecord,
  take: (id: number, weight: number) => void,
) => void;

/**
 * Says what a record is found by, and how well. Words of the heading weigh most, the fewer the more; then labels and
 * keywords of the page; then code; then text, by how much of it the word makes up.
 *
 * @param averageLength words of an average record
 */
export function createWeigher(vocabulary: Vocabulary, averageLength: number): Weigh {
  let weights = new Float64Array(1024);
  /** Which heading raised a term last. */
  let raised = new Uint32Array(1024);
  let headings = 0;
  const touched: number[] = [];
  const makeRoom = (): void => {
    const { length } = vocabulary.keys;
    if (length <= weights.length) return;
    const [moreWeights, moreRaised] = [new Float64Array(2 * length), new Uint32Array(2 * length)];
    moreWeights.set(weights);
    moreRaised.set(raised);
    [weights, raised] = [moreWeights, moreRaised];
  };
  const set = (id: number, weight: number): void => {
    if (weights[id] === 0) touched.push(id);
    weights[id] = weight;
  };
  const count = (text: string, worth: number): number => {
    const { terms, count: end, length } = vocabulary.read(text);
    makeRoom();
    const worthOfPart = shareOfPart * worth;
    for (let index = 0; index < end; index += 1) {
      const term = terms[index] ?? 0;
      set(term >> 1, (weights[term >> 1] ?? 0) + ((term & 1) === 1 ? worthOfPart : worth));
    }
    return length;
  };
  const weighText = (section: SectionRecord, description: string): void => {
    const length = count(description, 1) + count(section.content, 1);
    for (const code of section.code) count(code, shareOfCode);
    const norm = 2.2 * (0.6 + 0.4 * Math.min(4, length / Math.max(1, averageLength)));
    for (const id of touched) {
      const times = weights[id] ?? 0;
      weights[id] = textShare * (times / (times + norm));
    }
  };
  const raise = (text: string, most: number): void => {
    const { terms, count: end, words } = vocabulary.read(text);
    makeRoom();
    headings += 1;
    const share = most * (0.7 + 0.3 / Math.max(1, words));
    for (let index = 0; index < end; index += 1) {
      const id = (terms[index] ?? 0) >> 1;
      if (raised[id] === headings) continue;
      raised[id] = headings;
      const before = weights[id] ?? 0;
      set(id, Math.min(1, Math.max(before, Math.min(before, textShare) + share)));
    }
  };
  const raiseWhole = (titles: readonly string[], weight: number): void => {
    for (const title of titles) {
      const key = foldKey(title);
      if (key === '') continue;
      const id = vocabulary.getId(`${key}${wholeTitleSign}`);
      makeRoom();
      set(id, Math.max(weights[id] ?? 0, weight));
    }
  };
  const weighHeading = (page: PageRecord, { anchor, level, title }: SectionRecord): void => {
    if (anchor !== '') {
      raise(title, 0.38 - 0.03 * (level - 2));
      raiseWhole([title], 0.65 - 0.05 * (level - 2));
      return;
    }
    raise(page.title, 0.5);
    raise(`${page.lvl0} ${page.url}`, 0.14);
    for (const label of page.labels) raise(label, 0.45);
    for (const keyword of page.keywords) raise(keyword, 0.32);
    raise(page.docId.replace(/^.*\/(?=.)/, ''), 0.3);
    raiseWhole([page.title], 1);
    raiseWhole(page.labels, 0.7);
    raiseWhole(page.keywords, 0.5);
  };
  return (page, section, take) => {
    weighText(section, section.anchor === '' ? page.description : '');
    weighHeading(page, section);
    for (const id of touched) {
      take(id, weights[id] ?? 0);
      weights[id] = 0;
    }
    touched.length = 0;
  };
}
