import type { DocSearchModalProps } from '@docsearch/react';
import {
  clearQuery,
  missingResultsQuestion,
  reportMissingResults,
  trySearchingFor,
} from '@/lib/i18n/messages/search';
import {
  arrowDownLabel,
  arrowUpLabel,
  cancelSearch,
  enterKeyLabel,
  escapeKeyLabel,
  favoriteSearches,
  noRecentSearches,
  noResultsFor,
  recentSearches,
  removeFavoriteSearch,
  removeRecentSearch,
  saveSearch,
  searchBy,
  searchInput,
  searchPlaceholder,
  escapeKeyMeaning,
  arrowKeysMeaning,
  enterKeyMeaning,
} from '@/lib/i18n/messages/search-dialog';
import { searchSettings } from '@/lib/search/read-settings';
import type { SearchHit } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { getHitHref } from './hit-address';
import { escapeHit, storeRecentTextHit } from './stored-searches';

type Props = Required<DocSearchModalProps>;

const { indexName, hosted } = searchSettings;

const translations: Props['translations'] = {
  searchBox: {
    resetButtonTitle: clearQuery,
    resetButtonAriaLabel: clearQuery,
    cancelButtonText: cancelSearch,
    cancelButtonAriaLabel: cancelSearch,
    searchInputLabel: searchInput,
  },
  startScreen: {
    recentSearchesTitle: recentSearches,
    noRecentSearchesText: noRecentSearches,
    saveRecentSearchButtonTitle: saveSearch,
    removeRecentSearchButtonTitle: removeRecentSearch,
    favoriteSearchesTitle: favoriteSearches,
    removeFavoriteSearchButtonTitle: removeFavoriteSearch,
  },
  noResultsScreen: {
    noResultsText: noResultsFor,
    suggestedQueryText: trySearchingFor,
    reportMissingResultsText: missingResultsQuestion,
    reportMissingResultsLinkText: reportMissingResults,
  },
  footer: {
    selectText: enterKeyMeaning,
    selectKeyAriaLabel: enterKeyLabel,
    navigateText: arrowKeysMeaning,
    navigateUpKeyAriaLabel: arrowUpLabel,
    navigateDownKeyAriaLabel: arrowDownLabel,
    closeText: escapeKeyMeaning,
    closeKeyAriaLabel: escapeKeyLabel,
    searchByText: searchBy,
  },
};

/** DocSearch props that never change. `appId` and `apiKey` are required, but the site's own search ignores them. */
export const docSearchProps = {
  appId: hosted?.appId ?? 'local',
  apiKey: hosted?.apiKey ?? 'local',
  indexName,
  placeholder: searchPlaceholder,
  maxResultsPerGroup: searchLimits.hitsPerGroup,
  translations,
  // Removes the excerpts of hits that match by title.
  transformItems: (hits) =>
    hits.map((hit) => escapeHit(hit.type === 'content' ? hit : { ...hit, content: null })),
  getMissingResultsUrl: ({ query }) =>
    dialogConfig.missingResultsUrl.replace('{query}', encodeURIComponent(query)),
} satisfies Partial<Props>;

/**
 * Creates DocSearch's navigator, which opens hits that the reader selects with the keyboard.
 * @param open closes the dialog and opens an address in this window
 * @see acceptance SM-17, SM-18
 */
export function createDocSearchNavigator(
  open: (address: string) => void,
): NonNullable<DocSearchModalProps['navigator']> {
  const choose = (item: unknown, url: string) => {
    storeRecentTextHit(item as SearchHit, indexName);
    return getHitHref(url);
  };
  return {
    navigate: ({ itemUrl, item }) => open(choose(item, itemUrl)),
    navigateNewTab: ({ itemUrl, item }) => window.open(choose(item, itemUrl), '_blank', 'noopener')?.focus(),
    navigateNewWindow: ({ itemUrl, item }) => window.open(choose(item, itemUrl), '_blank', 'noopener'),
  };
}
