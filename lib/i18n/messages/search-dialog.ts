/** @id theme.SearchModal.placeholder Placeholder of the field of the search dialog */
export const searchPlaceholder = 'Search docs';

/** @id theme.SearchModal.searchBox.searchInputLabel Name of the field of the search dialog */
export const searchInput = 'Search';

/** @id theme.SearchModal.searchBox.cancelButtonText Button that closes the search dialog */
export const cancel = 'Cancel';

/** @id site.search.scope Shown before the version that is searched */
export const searching = 'Searching';

/** @id site.search.everywhere What is searched, after "Searching" */
export const inAllVersions = 'all versions';

/** @id theme.SearchModal.startScreen.recentSearchesTitle Heading above recent searches */
export const recentSearches = 'Recent';

/** @id theme.SearchModal.startScreen.noRecentSearchesText Shown when there are no recent searches */
export const noRecentSearches = 'No recent searches';

/** @id theme.SearchModal.startScreen.saveRecentSearchButtonTitle Name of the button that saves a search */
export const saveSearch = 'Save this search';

/** @id theme.SearchModal.startScreen.removeRecentSearchButtonTitle Button that removes a search */
export const removeRecentSearch = 'Remove this search from history';

/** @id theme.SearchModal.startScreen.favoriteSearchesTitle Heading above saved searches */
export const favoriteSearches = 'Favorite';

/** @id theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle Button that removes a saved search */
export const removeFavoriteSearch = 'Remove this search from favorites';

/** @id theme.SearchModal.noResultsScreen.noResultsText Shown before the query when nothing was found */
export const noResultsFor = 'No results for';

/** @id site.search.oneResult How many results there are, for screen readers */
export const oneResult = 'One result';

/** @id site.search.searching Shown while searching, for screen readers */
export const searchUnderWay = 'Searching…';

/** @id theme.SearchModal.footer.selectText What the Enter key does */
export const toSelect = 'to select';

/** @id theme.SearchModal.footer.navigateText What the arrow keys do */
export const toNavigate = 'to navigate';

/** @id theme.SearchModal.footer.closeText What the Escape key does */
export const toClose = 'to close';

/** @id theme.SearchModal.footer.selectKeyAriaLabel Name of a key, for screen readers */
export const enterKeyLabel = 'Enter key';

/** @id theme.SearchModal.footer.navigateUpKeyAriaLabel Name of a key, for screen readers */
export const arrowUpLabel = 'Arrow up';

/** @id theme.SearchModal.footer.navigateDownKeyAriaLabel Name of a key, for screen readers */
export const arrowDownLabel = 'Arrow down';

/** @id theme.SearchModal.footer.closeKeyAriaLabel Name of a key, for screen readers */
export const escapeKey = 'Escape key';

/** @id theme.SearchModal.footer.searchByText Shown before the name of the provider */
export const searchBy = 'Search by';

/** @id site.search.keys Switch that turns on the keyboard shortcuts for the search */
export const searchKeys = 'Shortcuts / and Ctrl K';

/** @id site.search.keysOfMac Switch that turns on the keyboard shortcuts for the search, on a Mac */
export const searchKeysOnMac = 'Shortcuts / and ⌘ K';

/** @id site.search.results.count How many results there are, for screen readers */
export const resultCount = (count: number) => `${count} results`;

/** @id theme.SearchBar.seeAll Link from the search dialog to the search page */
export const seeAllResults = (count: number) => `See all ${count} results`;

/** @id site.search.inVersion Name of the link to a result in another version */
export const titleInVersion = (title: string, version: string) => `${title} in ${version}`;
