import * as fc from 'fast-check';

/** Makes texts of which each is one of `seeds`, changed in one place. */
export const damageText = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...seeds), fc.nat(), fc.nat(40), fc.string({ maxLength: 10 }))
    .map(([text, at, length, insert]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + length);
    });
