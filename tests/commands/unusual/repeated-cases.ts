/**
 * Cases of a test that checks the same thing several times: `npm test` runs the first one, `npm run test:all` runs all.
 */
export const repeatedCases = <T>(first: T, ...others: T[]): T[] =>
  process.env.DOCS_TEST_ALL ? [first, ...others] : [first];
