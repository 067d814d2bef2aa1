import * as fc from 'fast-check';

/** Makes texts of which each is one of `seeds`, changed in one place. */
export const damageText = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...seeds), fc.nat(), fc.nat(40), fc.string({ maxLength: 10 }))
    .map(([text, at, length, insert]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + length);
    });

/**
 * Makes texts in which a few pieces repeat, of any length up to 2 MB: as many between 1 and 10 characters as between
 * 100,000 and a million.
 */
export const growText = (piece: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.nat(1000)).map(([pieces, size]) => {
    const text = pieces.join('') || ' ';
    return text.repeat(Math.ceil(2_000_000 ** (size / 1000) / text.length)).slice(0, 2_000_000);
  });
