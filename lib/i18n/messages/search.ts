/** @id theme.SearchPage.emptyResultsTitle Title of the search page without a query */
export const searchDocumentation = 'Search the documentation';
