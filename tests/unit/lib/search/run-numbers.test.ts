import { describe, expect, it } from 'vitest';
import { createNumberWriter } from '@/lib/search/number-writer';
import { encodeNumbers } from '@/lib/search/numbers';
import { numberRuns, type RunNumbers } from '@/lib/search/run-numbers';
import { indexKeys, matchRuns, splitWords, stopWords } from '@/lib/search/tokens';
import { createVocabulary } from '@/lib/search/vocabulary';

function readRuns({ runs, read }: RunNumbers, text: string): string[] {
  const { numbers, count } = read(text);
  return Array.from(numbers.subarray(0, count), (number) => runs[number] ?? '');
}

/** Texts of signs that begin, join and end runs, of one half and of two. */
function makeTexts(count: number): string[] {
  const signs = [...'aZ09_$./\\:#@+- \n\t(é–…·漢字ひ가١े\u0301\u00a0'];
  const halves = ['\ud835', '\udc9c', '😀', '𝒜', '𠀀', 'e\u0301', 'ab', 'HTTPServer', 'x.y'];
  const all = [...signs, ...halves];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: random(24) }, () => all[random(all.length)] ?? '').join(''),
  );
}

const written = [
  '',
  'a',
  '@ohif/extension-default and ohif.hotkeyBindings.',
  'See C:\\data\\x.dcm, https://a.b/c?d=e#f – or “naïve” 影像检视…',
  '...a--b__c$$ #d@e: -f- +g+',
  `${'long'.repeat(5000)} word`,
];

describe('runs by number', () => {
  it('SM-11 reads in place the runs that the pattern finds', () => {
    const numbering = numberRuns();
    for (const text of [...written, ...makeTexts(3000)])
      expect(readRuns(numbering, text)).toEqual([...matchRuns(text)]);
  });

  it('SM-11 gives a run the same number each time, however many there are', () => {
    const numbering = numberRuns();
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index.toString(36)}`);
    const first = readRuns(numbering, words.join(' '));
    expect(first).toEqual(words);
    expect(readRuns(numbering, words.toReversed().join(','))).toEqual(words.toReversed());
    expect(numbering.runs).toHaveLength(words.length);
  });
});

describe('vocabulary', () => {
  it('SM-11 says of a text the terms, their number and that of its words as the keys of its runs do', () => {
    const { read, keys } = createVocabulary();
    for (const text of [...written, 'The Viewer USES 3 of the viewers', ...makeTexts(500)]) {
      const { terms, count, length, words } = read(text);
      const all = matchRuns(text).flatMap(indexKeys);
      const telling = all.filter(({ key }) => !stopWords.has(key));
      const said = Array.from(terms.subarray(0, count), (term) => ({
        key: keys[term >> 1],
        isPart: (term & 1) === 1,
      }));
      expect(said).toEqual(telling);
      expect(length).toBe(all.length);
      expect(words).toBe(splitWords(text).filter(({ key }) => !stopWords.has(key)).length);
    }
  });
});

describe('writer of numbers', () => {
  it('writes each number as the index has them, and gives any stretch of what was written', () => {
    const numbers = Array.from({ length: 40_000 }, (_, index) => (index * index) % 2_147_483_647);
    const writer = createNumberWriter();
    for (const number of numbers) writer.add(number);
    const middle = writer.getLength();
    writer.addSign('!');
    writer.add(2_147_483_647);
    expect(writer.getText(0, middle)).toBe(encodeNumbers(numbers));
    expect(writer.getText(middle, writer.getLength())).toBe(`!${encodeNumbers([2_147_483_647])}`);
  });
});
