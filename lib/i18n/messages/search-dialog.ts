/** @id theme.SearchModal.placeholder Placeholder of the search field in the search dialog */
export const searchPlaceholder = 'Search docs';

/** @id theme.SearchModal.searchBox.searchInputLabel Accessible name of the search field in the dialog */
export const searchInput = 'Search';

/** @id theme.SearchModal.searchBox.cancelButtonText Button that closes the search dialog */
export const cancelSearch = 'Cancel';

/** @id site.search.scope Shown before the name of the version that is searched */
export const searchScopePrefix = 'Searching';

/** @id site.search.everywhere Shown after "Searching" if all versions are searched */
export const allVersionsScope = 'all versions';

/** @id theme.SearchModal.startScreen.recentSearchesTitle Heading above the list of recent searches */
export const recentSearches = 'Recent';

/** @id theme.SearchModal.startScreen.noRecentSearchesText Shown when there are no recent searches */
export const noRecentSearches = 'No recent searches';

/** @id theme.SearchModal.startScreen.saveRecentSearchButtonTitle Button that saves a search */
export const saveSearch = 'Save this search';

/** @id theme.SearchModal.startScreen.removeRecentSearchButtonTitle Button that removes a recent search */
export const removeRecentSearch = 'Remove this search from history';

/** @id theme.SearchModal.startScreen.favoriteSearchesTitle Heading above the list of saved searches */
export const favoriteSearches = 'Favorite';

/** @id theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle Button that removes a saved search */
export const removeFavoriteSearch = 'Remove this search from favorites';

/** @id theme.SearchModal.noResultsScreen.noResultsText Shown before the query when nothing was found */
export const noResultsFor = 'No results for';

/** @id site.search.oneResult Announced to screen readers when a search found one result */
export const oneResultFound = 'One result';

/** @id site.search.searching Announced to screen readers during a search */
export const searchUnderWay = 'Searching…';

/** @id theme.SearchModal.footer.selectText Explanation of the Enter key, shown after its symbol */
export const enterKeyMeaning = 'to select';

/** @id theme.SearchModal.footer.navigateText Explanation of the arrow keys, shown after their symbols */
export const arrowKeysMeaning = 'to navigate';

/** @id theme.SearchModal.footer.closeText Explanation of the Escape key, shown after its symbol */
export const escapeKeyMeaning = 'to close';

/** @id theme.SearchModal.footer.selectKeyAriaLabel Text alternative of the symbol of the Enter key */
export const enterKeyLabel = 'Enter key';

/** @id theme.SearchModal.footer.navigateUpKeyAriaLabel Text alternative of the symbol of the up arrow key */
export const arrowUpLabel = 'Arrow up';

/** @id theme.SearchModal.footer.navigateDownKeyAriaLabel Text alternative of the symbol of the down arrow key */
export const arrowDownLabel = 'Arrow down';

/** @id theme.SearchModal.footer.closeKeyAriaLabel Text alternative of the symbol of the Escape key */
export const escapeKeyLabel = 'Escape key';

/** @id theme.SearchModal.footer.searchByText Shown before the name of the search provider */
export const searchBy = 'Search by';

/** @id site.search.keys Label of the switch for the keyboard shortcuts that open the search */
export const searchKeys = 'Shortcuts / and Ctrl K';

/** @id site.search.keysOfMac Label of the switch for the search's keyboard shortcuts on a Mac */
export const searchKeysOnMac = 'Shortcuts / and ⌘ K';

/** @id site.search.results.count Announced to screen readers when a search found several results */
export const resultCount = (count: number) => `${count} results`;

/** @id theme.SearchBar.seeAll Link from the search dialog to the search page */
export const seeAllResults = (count: number) => `See all ${count} results`;

/** @id site.search.inVersion Accessible name of the link to a result in another version */
export const resultTitleInVersion = (title: string, version: string) => `${title} in ${version}`;
