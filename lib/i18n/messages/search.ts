/** @id theme.SearchPage.emptyResultsTitle Title of the search page without a query */
export const searchDocumentation = 'Search the documentation';

/** @id theme.SearchModal.noResultsScreen.reportMissingResultsText When nothing was found; a link follows */
export const missingResults = 'Believe this query should return results?';

/**
 * @id theme.SearchModal.noResultsScreen.reportMissingResultsLinkText
 * Link to report that nothing was found
 */
export const reportMissingResults = 'Let us know.';

/** @id theme.SearchModal.noResultsScreen.suggestedQueryText Shown before other queries */
export const trySearchingFor = 'Try searching for';

/** @id theme.SearchModal.searchBox.resetButtonTitle Name of the button that empties the search field */
export const clearQuery = 'Clear the query';

/** @id site.search.allVersions Choice of versions to search */
export const allVersionsOption = 'All versions';

/** @id theme.SearchModal.errorScreen.titleText When the search failed */
export const searchFailed = 'Unable to fetch results';

/** @id theme.SearchModal.errorScreen.helpText When the search failed */
export const searchFailedAdvice = 'You might want to check your network connection.';
