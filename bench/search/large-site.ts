import type { PageRecord } from '@/lib/search/types';
import { makePage } from '@/tests/support/small-index';

const sectionsPerPage = 10;
const wordsPerSection = 90;

/** Pages of made-up words, spread as in a language: few are everywhere, most are rare. The same each time. */
export function makeLargeSite(records: number): PageRecord[] {
  let seed = 42;
  const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  const vocabulary = Math.round(30 * Math.sqrt(records * wordsPerSection));
  const word = () => `word${Math.floor(vocabulary ** random())}`;
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: Math.ceil(records / sectionsPerPage) }, (_, page) =>
    makePage(
      `Title ${page} ${text(2)}`,
      Object.fromEntries(
        Array.from({ length: sectionsPerPage }, (__, at) =>
          at === 0 ? ['', text(wordsPerSection)] : [`Part ${at} ${text(2)}`, text(wordsPerSection)],
        ),
      ),
    ),
  );
}
