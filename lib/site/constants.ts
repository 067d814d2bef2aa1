/**
 * Fixed numbers and names of the site. The module contains only plain data, so browser code can import it.
 * @see acceptance CON-01..CON-09, ST-01..ST-04
 */

/** Id of the sidebar that every version has, in front matter and the debug area. @see acceptance SB-01 */
export const sidebarId = 'tutorialSidebar';

/** Version of Docusaurus whose behavior the site reproduces; shown as metadata only. @see acceptance SH-09 */
export const generatorVersion = '3.7.0';

/** URL of the repository with the viewer and these docs. */
export const repositoryUrl = 'https://github.com/OHIF/Viewers';

/**
 * Maximum viewport width of the narrow layout in px; the desktop layout starts above. Media queries cannot read it: after
 * a change, `tests/unit/lib/site/breakpoint.test.ts` lists those in style sheets to change. @see acceptance CON-02
 */
export const desktopBreakpoint = 996;

/** Delays in ms. @see acceptance CON-03 */
export const delays = {
  /** Time from the start of a navigation until the progress bar appears. */
  progressDelay: 200,
  /** Time from the start of a lazy load until the spinner appears. */
  lazyDelay: 200,
  /** Time from a page load or navigation until images can be zoomed. */
  imageZoomDelay: 1000,
} as const;

/** Quality of responsive images, their range of widths in px, and number of widths. @see acceptance CON-04 */
export const responsiveImages = { quality: 70, min: 640, max: 1030, steps: 2 } as const;

/** Limits of search queries, hits and suggestions. @see acceptance CON-06 */
export const searchLimits = {
  /** Maximum length of a query in characters. */
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  snippetWords: 10,
  /** Number of words in a snippet on viewports of at most `snippetBreakpoint` px. */
  snippetWordsNarrow: 5,
  snippetBreakpoint: 768,
  recent: 7,
  /** Number of recent searches that are kept if there are favorites. */
  recentWithFavorites: 4,
  /** Maximum number of suggested queries if nothing was found. */
  suggestions: 3,
} as const;

/** Width and height in px of the external-link icon. @see acceptance CON-08 */
export const externalLinkIconSize = 13.5;

/** Prefix of the local storage key for the tab chosen in a group; the id of the group follows. @see acceptance ST-04 */
export const tabGroupPrefix = 'docusaurus.tab.';

/** Local storage keys of settings that readers choose. @see acceptance ST-01..ST-04 */
export const storageKeys = {
  colorMode: 'theme',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  announcementId: 'docusaurus.announcement.id',
  /** Prefix of the key; the id of the docs plugin follows. */
  preferredVersionPrefix: 'docs-preferred-version-',
  /** Prefix of the key; the name of the search index follows. */
  recentSearchesPrefix: '__DOCSEARCH_RECENT_SEARCHES__',
  /** Prefix of the key; the name of the search index follows. */
  favoriteSearchesPrefix: '__DOCSEARCH_FAVORITE_SEARCHES__',
  /** Key of the value `off`, stored if the reader has disabled the keyboard shortcuts of the search. */
  searchKeys: 'docs.search.keys',
} as const;
