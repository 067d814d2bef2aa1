import { translate } from './translate';

/** What the search dialog says; the English words are those of DocSearch. @see acceptance SM-10..SM-32 */
export const searchMessages = {
  placeholder: translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'In the empty field of the search dialog',
  }),
  input: translate({
    id: 'theme.SearchModal.searchBox.searchInputLabel',
    message: 'Search',
    description: 'Name of the field of the search dialog',
  }),
  dialog: translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'Title of the search page without a query',
  }),
  clear: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'Name of the button that empties the search field',
  }),
  cancel: translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'Button that closes the search dialog',
  }),
  results: translate({
    id: 'site.search.results',
    message: 'Search results',
    description: 'Name of the list of results',
  }),
  scope: translate({
    id: 'site.search.scope',
    message: 'Searching',
    description: 'Stands before the version that is searched',
  }),
  allVersions: translate({
    id: 'site.search.allVersions',
    message: 'All versions',
    description: 'Choice of versions to search',
  }),
  everywhere: translate({
    id: 'site.search.everywhere',
    message: 'all versions',
    description: 'What is searched, after "Searching"',
  }),
  recent: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
    description: 'Heading over the searches made before',
  }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
    description: 'In place of searches made before',
  }),
  save: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
    description: 'Name of the button that keeps a search',
  }),
  forgetRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
    description: 'Name of the button that forgets a search',
  }),
  favorites: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
    description: 'Heading over kept searches',
  }),
  forgetFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
    description: 'Name of the button that forgets a kept search',
  }),
  failed: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'When the search failed',
  }),
  failedHint: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'When the search failed',
  }),
  retry: translate({
    id: 'site.retry',
    message: 'Retry',
    description: 'Button that tries again what failed',
  }),
  noResults: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
    description: 'Stands before the query when nothing was found',
  }),
  tryInstead: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'Stands before other queries',
  }),
  missing: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
    description: 'When nothing was found; a link to report it follows',
  }),
  report: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
    description: 'Link to report that nothing was found',
  }),
  oneResult: translate({
    id: 'site.search.oneResult',
    message: 'One result',
    description: 'How many results there are, for screen readers',
  }),
  searching: translate({
    id: 'site.search.searching',
    message: 'Searching…',
    description: 'While the search is under way, for screen readers',
  }),
  toSelect: translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'to select',
    description: 'What the Enter key does',
  }),
  toNavigate: translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'to navigate',
    description: 'What the arrow keys do',
  }),
  toClose: translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'to close',
    description: 'What the Escape key does',
  }),
  enterKey: translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
    description: 'Name of a key, for screen readers',
  }),
  arrowUp: translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
    description: 'Name of a key, for screen readers',
  }),
  arrowDown: translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
    description: 'Name of a key, for screen readers',
  }),
  escapeKey: translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
    description: 'Name of a key, for screen readers',
  }),
  searchBy: translate({
    id: 'theme.SearchModal.footer.searchByText',
    message: 'Search by',
    description: 'Stands before the name of the provider',
  }),
  keys: translate({
    id: 'site.search.keys',
    message: 'Keys / and Ctrl K',
    description: 'Switch for the keys that open the search',
  }),
  keysOfMac: translate({
    id: 'site.search.keysOfMac',
    message: 'Keys / and ⌘ K',
    description: 'Switch for the keys that open the search, on a Mac',
  }),
} as const;

/** How many results there are, for those who do not see them. */
export const sayCount = (count: number): string =>
  count === 1
    ? searchMessages.oneResult
    : translate(
        {
          id: 'site.search.results.count',
          message: '{count} results',
          description: 'How many results there are, for screen readers',
        },
        { count },
      );

/** The link to the search page. @see acceptance SM-19 */
export const saySeeAll = (count: number): string =>
  translate(
    {
      id: 'theme.SearchBar.seeAll',
      message: 'See all {count} results',
      description: 'Link from the search dialog to the search page',
    },
    { count },
  );

/** Name of the link to the same place in another version. */
export const sayInVersion = (title: string, version: string): string =>
  translate(
    {
      id: 'site.search.inVersion',
      message: '{title} in {version}',
      description: 'Name of the link to a result in another version',
    },
    { title, version },
  );
