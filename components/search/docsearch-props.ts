import type { DocSearchModalProps } from '@docsearch/react';
import {
  clearQuery,
  missingResultsQuestion,
  reportMissingResults,
  trySearchingFor,
} from '@/lib/i18n/messages/search';
import * as texts from '@/lib/i18n/messages/search-dialog';
import { searchSettings } from '@/lib/search/read-settings';
import type { SearchHit } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { escapeHit } from './escape-hit';
import { getHitHref } from './hit-address';
import { storeRecentTextHit } from './stored-searches';

type Props = Required<DocSearchModalProps>;

const { indexName, hosted } = searchSettings;

const translations: Props['translations'] = {
  searchBox: {
    resetButtonTitle: clearQuery,
    resetButtonAriaLabel: clearQuery,
    cancelButtonText: texts.cancelSearch,
    cancelButtonAriaLabel: texts.cancelSearch,
    searchInputLabel: texts.searchInput,
  },
  startScreen: {
    recentSearchesTitle: texts.recentSearches,
    noRecentSearchesText: texts.noRecentSearches,
    saveRecentSearchButtonTitle: texts.saveSearch,
    removeRecentSearchButtonTitle: texts.removeRecentSearch,
    favoriteSearchesTitle: texts.favoriteSearches,
    removeFavoriteSearchButtonTitle: texts.removeFavoriteSearch,
  },
  noResultsScreen: {
    noResultsText: texts.noResultsFor,
    suggestedQueryText: trySearchingFor,
    reportMissingResultsText: missingResultsQuestion,
    reportMissingResultsLinkText: reportMissingResults,
  },
  footer: {
    selectText: texts.enterKeyMeaning,
    selectKeyAriaLabel: texts.enterKeyLabel,
    navigateText: texts.arrowKeysMeaning,
    navigateUpKeyAriaLabel: texts.arrowUpLabel,
    navigateDownKeyAriaLabel: texts.arrowDownLabel,
    closeText: texts.escapeKeyMeaning,
    closeKeyAriaLabel: texts.escapeKeyLabel,
    searchByText: texts.searchBy,
  },
};

/** DocSearch props that never change. `appId` and `apiKey` are required, but the site's own search ignores them. */
export const docSearchProps = {
  appId: hosted?.appId ?? 'local',
  apiKey: hosted?.apiKey ?? 'local',
  indexName,
  placeholder: texts.searchPlaceholder,
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
