/**
 * The site's fixed numbers and names, in one place. Plain data: safe in the browser.
 * @see acceptance CON-01..CON-09, ST-01..ST-04
 */

/** Version of the viewer that the latest docs describe. */
export const siteVersion = '3.10.4';

/** Label of the latest docs version, built from the site version. @see acceptance VER-17 */
export const latestVersionLabel = `${siteVersion} (Latest)`;

/** Version of the generator whose behavior is reproduced; recorded as metadata only. @see acceptance SH-09 */
export const generatorVersion = '3.7.0';

/** Where the viewer and these docs are developed. */
export const repository = 'https://github.com/OHIF/Viewers';

/** Widest viewport in px with the narrow layout; wider ones get the desktop layout. @see acceptance CON-02 */
export const desktopBreakpoint = 996;

/** Delays and durations in ms. @see acceptance CON-03 */
export const timings = {
  /** Delay from a route change to the progress bar. */
  progressDelay: 200,
  /** Delay from the start of a lazy load to its spinner. */
  lazyDelay: 200,
  /** Delay from load or route update until images can be zoomed. */
  imageZoomDelay: 1000,
} as const;

/** Sizes of responsive images in px, and their quality. @see acceptance CON-04 */
export const responsiveImages = { quality: 70, min: 640, max: 1030, steps: 2 } as const;

/** Limits of search. @see acceptance CON-06 */
export const searchLimits = {
  /** Maximum length of the query. */
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  snippetWords: 10,
  /** Words of a snippet at widths up to `snippetBreakpoint`. */
  snippetWordsNarrow: 5,
  snippetBreakpoint: 768,
  recent: 7,
  /** Recent searches kept when favorites exist. */
  recentWithFavorites: 4,
  /** Suggestions offered when nothing was found. */
  suggestions: 3,
} as const;

/** Width and height in px of the external-link icon. @see acceptance CON-08 */
export const externalLinkIconSize = 13.5;

/** Keys of readers' choices in local storage. @see acceptance ST-01..ST-04 */
export const storageKeys = {
  colorMode: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  /** Followed by the docs plugin's id. */
  preferredVersionPrefix: 'docs-preferred-version-',
  /** Followed by the tab group's id. */
  tabGroupPrefix: 'docusaurus.tab.',
  /** Followed by the index name. */
  recentSearchesPrefix: '__DOCSEARCH_RECENT_SEARCHES__',
  /** Followed by the index name. */
  favoriteSearchesPrefix: '__DOCSEARCH_FAVORITE_SEARCHES__',
  /** `off` when the reader has disabled the keyboard shortcuts for the search. */
  searchKeys: 'docs.search.keys',
} as const;
