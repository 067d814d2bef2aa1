import type { SearchedPage } from '@/lib/search/types';
import { createTestPage } from '@/tools/search/test-index';

const sectionsPerPage = 10;
const wordsPerSection = 90;

const syllables = [
  'ba',
  'co',
  'de',
  'fi',
  'gu',
  'ha',
  'jo',
  'ke',
  'li',
  'mu',
  'na',
  'po',
  'ra',
  'se',
  'ti',
  'vu',
];

/** Spells a number as a word. First letters are distributed as in a natural language. */
export const spell = (number: number): string => {
  const rest = Math.floor(number / syllables.length);
  return `${syllables[number % syllables.length] ?? ''}${rest === 0 ? 'n' : spell(rest)}`;
};

/** Makes the same pages each time, of words that are distributed as in a language: few are frequent, most are rare. */
export function makeLargeSite(records: number): SearchedPage[] {
  let seed = 42;
  const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  const vocabulary = Math.round(30 * Math.sqrt(records * wordsPerSection));
  const word = () => spell(Math.floor(vocabulary ** random()));
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: Math.ceil(records / sectionsPerPage) }, (_, page) =>
    createTestPage(
      `Title ${page} ${text(2)}`,
      Object.fromEntries(
        Array.from({ length: sectionsPerPage }, (__, at) =>
          at === 0 ? ['', text(wordsPerSection)] : [`Part ${at} ${text(2)}`, text(wordsPerSection)],
        ),
      ),
    ),
  );
}
