/** @id theme.NotFound.title Title of the page shown for unknown addresses */
export const notFoundTitle = 'Page Not Found';

/** @id theme.NotFound.p1 First paragraph of the page shown for unknown addresses */
export const notFoundText = 'We could not find what you were looking for.';

/** @id theme.NotFound.p2 Second paragraph of the page shown for unknown addresses */
export const notFoundAdvice =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.';

/** @id site.SearchPage.description Description of the search page, shown by web search engines */
export const searchPageDescription = (title: string) =>
  `Search all pages of the ${title} documentation, in one version or in all versions.`;
