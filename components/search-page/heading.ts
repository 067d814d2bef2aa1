/** The page's heading, and the first part of its title (SP-01). */
export const getHeading = (query: string): string =>
  query === '' ? 'Search the documentation' : `Search results for "${query}"`;
