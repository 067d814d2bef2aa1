/** @id theme.NotFound.title Title of the page shown for unknown addresses */
export const notFoundTitle = 'Page Not Found';

/** @id theme.NotFound.p1 First paragraph of the page shown for unknown addresses */
export const notFoundText = 'We could not find what you were looking for.';

/** @id theme.NotFound.p2 Second paragraph of the page shown for unknown addresses */
export const notFoundAdvice =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.';

/** @id site.NotFound.same Link to the missing page in another version, shown for unknown addresses */
export const pageInVersion = (title: string, version: string) => `${title} in version ${version}`;

/** @id site.NotFound.near Heading of pages with similar addresses, shown for unknown addresses */
export const nearestPages = 'Did you mean one of these pages?';

/** @id site.NotFound.start Heading of the search field and general links, shown for unknown addresses */
export const findAnotherWay = 'Find it another way';

/** @id site.NotFound.home Link to the first page, shown for unknown addresses */
export const startPageLink = 'First page of the documentation';

/** @id site.NotFound.versions Link to the list of versions, shown for unknown addresses */
export const versionsLink = 'All versions of the documentation';

/** @id site.NotFound.search Button that searches, and link to the search page, shown for unknown addresses */
export const searchButton = 'Search';

/** @id site.SearchPage.description Description of the search page, shown by web search engines */
export const searchPageDescription = (title: string) =>
  `Search all pages of the ${title} documentation, in one version or in all versions.`;
