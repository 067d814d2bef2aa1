import type { DocSearchModalProps } from '@docsearch/react';
import {
  clearQuery,
  missingResults,
  reportMissingResults,
  trySearchingFor,
} from '@/lib/i18n/messages/search';
import * as messages from '@/lib/i18n/messages/search-dialog';
import { searchSettings } from '@/lib/search/read-settings';
import type { SearchHit } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { escapeHit } from './escape-hit';
import { getHitAddress } from './hit-address';
import { keepOpenedText } from './stored-searches';

type Props = Required<DocSearchModalProps>;

const { indexName, hosted } = searchSettings;

const translations: Props['translations'] = {
  searchBox: {
    resetButtonTitle: clearQuery,
    resetButtonAriaLabel: clearQuery,
    cancelButtonText: messages.cancel,
    cancelButtonAriaLabel: messages.cancel,
    searchInputLabel: messages.searchInput,
  },
  startScreen: {
    recentSearchesTitle: messages.recentSearches,
    noRecentSearchesText: messages.noRecentSearches,
    saveRecentSearchButtonTitle: messages.saveSearch,
    removeRecentSearchButtonTitle: messages.removeRecentSearch,
    favoriteSearchesTitle: messages.favoriteSearches,
    removeFavoriteSearchButtonTitle: messages.removeFavoriteSearch,
  },
  noResultsScreen: {
    noResultsText: messages.noResultsFor,
    suggestedQueryText: trySearchingFor,
    reportMissingResultsText: missingResults,
    reportMissingResultsLinkText: reportMissingResults,
  },
  footer: {
    selectText: messages.toSelect,
    selectKeyAriaLabel: messages.enterKey,
    navigateText: messages.toNavigate,
    navigateUpKeyAriaLabel: messages.arrowUp,
    navigateDownKeyAriaLabel: messages.arrowDown,
    closeText: messages.toClose,
    closeKeyAriaLabel: messages.escapeKey,
    searchByText: messages.searchBy,
  },
};

/** The properties of DocSearch that are the same in every dialog. Any text serves as id and key of the site's own index. */
export const docSearchProps = {
  appId: hosted?.appId ?? 'local',
  apiKey: hosted?.apiKey ?? 'local',
  indexName,
  placeholder: messages.searchPlaceholder,
  maxResultsPerGroup: searchLimits.hitsPerGroup,
  translations,
  // What is found by its title is shown without its text.
  transformItems: (hits) =>
    hits.map((hit) => escapeHit(hit.type === 'content' ? hit : { ...hit, content: null })),
  getMissingResultsUrl: ({ query }) =>
    dialogConfig.missingResultsUrl.replace('{query}', encodeURIComponent(query)),
} satisfies Partial<Props>;

/**
 * Opens hits that are chosen with the keyboard.
 * @param open closes the dialog and opens an address in this window
 * @see acceptance SM-17, SM-18
 */
export function createNavigator(
  open: (address: string) => void,
): NonNullable<DocSearchModalProps['navigator']> {
  const choose = (item: unknown, url: string) => {
    keepOpenedText(item as SearchHit, indexName);
    return getHitAddress(url, dialogConfig.siteUrl);
  };
  return {
    navigate: ({ itemUrl, item }) => open(choose(item, itemUrl)),
    navigateNewTab: ({ itemUrl, item }) => window.open(choose(item, itemUrl), '_blank', 'noopener')?.focus(),
    navigateNewWindow: ({ itemUrl, item }) => window.open(choose(item, itemUrl), '_blank', 'noopener'),
  };
}
