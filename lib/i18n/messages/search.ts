/** @id theme.SearchPage.emptyResultsTitle Title of the search page before a query is entered */
export const searchDocumentation = 'Search the documentation';

/** @id theme.SearchModal.noResultsScreen.reportMissingResultsText Shown if nothing was found; a link follows */
export const missingResultsQuestion = 'Believe this query should return results?';

/**
 * @id theme.SearchModal.noResultsScreen.reportMissingResultsLinkText
 * Link to the form for reporting that a search found nothing
 */
export const reportMissingResults = 'Let us know.';

/** @id theme.SearchModal.noResultsScreen.suggestedQueryText Shown before suggested queries */
export const trySearchingFor = 'Try searching for';

/** @id theme.SearchModal.searchBox.resetButtonTitle Accessible name of the button that clears the search field */
export const clearQuery = 'Clear the query';

/** @id site.search.allVersions Option of the version menu of the search that searches all versions */
export const allVersionsOption = 'All versions';

/** @id theme.SearchModal.errorScreen.titleText Title of the message shown when the search failed */
export const searchFailed = 'Unable to fetch results';

/** @id theme.SearchModal.errorScreen.helpText Advice in the message shown when the search failed */
export const searchFailedAdvice = 'You might want to check your network connection.';
