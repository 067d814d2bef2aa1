/**
 * Selects the cases of a test: `npm test` runs only the first one, `npm run test:all` runs all.
 */
export const repeatedCases = <T>(first: T, ...others: T[]): T[] =>
  process.env.DOCS_TEST_ALL ? [first, ...others] : [first];
