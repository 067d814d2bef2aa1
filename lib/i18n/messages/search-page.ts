import { selectPluralForm } from '@/lib/i18n/select-plural-form';

/** @id theme.SearchPage.noResultsText Shown on the search page when nothing was found */
export const noResultsFound = 'No results were found';

/** @id theme.SearchPage.documentsFound.plurals Number of results; plural forms are separated by | */
export const documentsFound = (count: number, language: string) =>
  selectPluralForm(count, `One document found|${count} documents found`, language);

/** @id theme.SearchPage.existingResultsTitle Title of the search page while a query is entered */
export const resultsTitle = (query: string) => `Search results for "${query}"`;

/** @id site.SearchPage.adviceSpelling Advice shown if a search found nothing */
export const spellingAdvice = 'Check the spelling, or type only the first letters of a word.';

/** @id site.SearchPage.adviceWords Advice shown if a search found nothing */
export const searchWordsAdvice =
  'Use fewer words. Search for the name of a setting, button or error instead of a sentence.';

/** @id site.SearchPage.older Shown if a search in one version found nothing; a button follows */
export const otherVersionQuestion = 'Do you use another version of the viewer?';

/** @id site.SearchPage.searchAll Button that searches all versions */
export const searchAllVersions = 'Search all versions';

/** @id site.SearchPage.path Accessible name of the breadcrumbs of a search result */
export const resultBreadcrumbs = 'breadcrumbs';

/** @id site.SearchPage.versions Accessible name of the list of versions that contain a search result */
export const resultVersions = 'Versions';

/** @id theme.SearchPage.fetchingNewResults Shown while more results are loading */
export const fetchingResults = 'Fetching new results...';

/** @id site.SearchPage.shown Number of displayed results and of all results, below the list */
export const resultsShown = (shown: number, count: number) => `Showing ${shown} of ${count} results`;

/** @id site.SearchPage.more Button below the results that displays more of them */
export const showMoreResults = 'Show more results';

/** @id theme.SearchPage.inputLabel Accessible name of the search field on the search page */
export const searchLabel = 'Search';

/** @id theme.SearchPage.inputPlaceholder Placeholder of the search field on the search page */
export const searchPagePlaceholder = 'Type your search here';

/** @id theme.SearchPage.algoliaLabel Link to Algolia, the provider of the search */
export const searchByAlgolia = 'Search by Algolia';

/** @id site.SearchPage.noScripts Shown on the search page if JavaScript is disabled */
export const searchNeedsJavaScript =
  'Search requires JavaScript. To find a page without it, choose it from the sections or the list of all pages below.';

/** @id site.SearchPage.browse Heading above the links to the sections of the documentation */
export const browseDocumentation = 'Browse the documentation';

/** @id site.SearchPage.version Accessible name of the menu that selects the version to search */
export const searchVersion = 'Version';
