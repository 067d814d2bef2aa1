import { plural } from '@/lib/i18n/plural';

/** @id theme.SearchPage.noResultsText Shown on the search page when nothing was found */
export const noResultsFound = 'No results were found';

/** @id theme.SearchPage.documentsFound.plurals Count of results; plural forms separated by | */
export const documentsFound = (count: number, language: string) =>
  plural(count, `One document found|${count} documents found`, language);

/** @id theme.SearchPage.existingResultsTitle Title of the search page */
export const resultsTitle = (query: string) => `Search results for "${query}"`;

/** @id site.SearchPage.adviceSpelling Advice when nothing was found */
export const spellingAdvice = 'Check the spelling, or type only the first letters of a word.';

/** @id site.SearchPage.adviceWords Advice when nothing was found */
export const wordsAdvice =
  'Use fewer words. Search for the name of a setting, button or error instead of a sentence.';

/** @id site.SearchPage.older Advice when nothing was found in one version; a button follows */
export const somethingOlder = 'Do you use another version of the viewer?';

/** @id site.SearchPage.searchAll Button that searches all versions */
export const searchAllVersions = 'Search all versions';

/** @id site.SearchPage.path Name of the breadcrumbs above a result */
export const resultBreadcrumbs = 'breadcrumbs';

/** @id site.SearchPage.versions Name of the links to the versions that have a result */
export const resultVersions = 'Versions';

/** @id theme.SearchPage.fetchingNewResults Shown while more results are loading */
export const fetchingResults = 'Fetching new results...';

/** @id site.SearchPage.shown How many of the results are in the list */
export const resultsShown = (shown: number, count: number) => `Showing ${shown} of ${count} results`;

/** @id site.SearchPage.more Button below the results */
export const showMoreResults = 'Show more results';

/** @id theme.SearchPage.inputLabel Name of the field of the search page */
export const searchLabel = 'Search';

/** @id theme.SearchPage.inputPlaceholder Placeholder of the field of the search page */
export const searchPagePlaceholder = 'Type your search here';

/** @id theme.SearchPage.algoliaLabel Link to the provider of the search */
export const searchByAlgolia = 'Search by Algolia';

/** @id site.SearchPage.noScripts Shown on the search page when JavaScript is disabled */
export const searchNeedsJavaScript =
  'Search requires JavaScript. To find a page without it, browse the sections below.';

/** @id site.SearchPage.browse Heading above the sections of the documentation on the search page */
export const browseDocumentation = 'Browse the documentation';

/** @id site.SearchPage.version Name of the choice of the version to search */
export const searchVersion = 'Version';
