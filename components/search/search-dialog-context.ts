import { createContext, type MouseEvent } from 'react';
import type { DialogSearchClient } from './dialog-search-client';

/** Functions of the search dialog for our components that DocSearch renders. */
export interface SearchDialogFunctions extends Pick<DialogSearchClient, 'getVersion'> {
  /** Closes the dialog and opens the address of a clicked link, unless the click opens a new tab. */
  follow: (event: MouseEvent, address: string) => void;
}

export const SearchDialogContext = createContext<SearchDialogFunctions>({
  getVersion: () => '',
  follow: () => {},
});
