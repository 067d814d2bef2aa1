import { translate } from './translate';

/** A text of the search in the site's language. */
const say = (message: string) => translate({ message });

/** What the search dialog says; the English words are those of DocSearch. @see acceptance SM-10..SM-32 */
export const searchMessages = {
  placeholder: say('Search docs'),
  input: say('Search'),
  dialog: say('Search the documentation'),
  clear: say('Clear the query'),
  cancel: say('Cancel'),
  results: say('Search results'),
  scope: say('Searching'),
  allVersions: say('All versions'),
  everywhere: say('all versions'),
  recent: say('Recent'),
  noRecent: say('No recent searches'),
  save: say('Save this search'),
  forgetRecent: say('Remove this search from history'),
  favorites: say('Favorite'),
  forgetFavorite: say('Remove this search from favorites'),
  failed: say('Unable to fetch results'),
  failedHint: say('You might want to check your network connection.'),
  retry: say('Retry'),
  noResults: say('No results for'),
  tryInstead: say('Try searching for'),
  missing: say('Believe this query should return results?'),
  report: say('Let us know.'),
  oneResult: say('One result'),
  searching: say('Searching…'),
  toSelect: say('to select'),
  toNavigate: say('to navigate'),
  toClose: say('to close'),
  enterKey: say('Enter key'),
  arrowUp: say('Arrow up'),
  arrowDown: say('Arrow down'),
  escapeKey: say('Escape key'),
  searchBy: say('Search by'),
  keys: say('Keys / and Ctrl K'),
  keysOfMac: say('Keys / and ⌘ K'),
} as const;

/** How many results there are, for those who do not see them. */
export const sayCount = (count: number): string =>
  count === 1 ? searchMessages.oneResult : translate({ message: '{count} results' }, { count });

/** The link to the search page. @see acceptance SM-19 */
export const saySeeAll = (count: number): string =>
  translate({ message: 'See all {count} results' }, { count });

/** Name of the link to the same place in another version. */
export const sayInVersion = (title: string, version: string): string =>
  translate({ message: '{title} in {version}' }, { title, version });
