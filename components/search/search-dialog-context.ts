import { createContext } from 'react';
import type { DialogSearchClient } from './dialog-search-client';

/** Functions of the search dialog for our components that DocSearch renders. */
export interface SearchDialogFunctions extends Pick<DialogSearchClient, 'getVersion'> {
  /** Closes the dialog and opens an address. */
  open: (address: string) => void;
}

export const SearchDialogContext = createContext<SearchDialogFunctions>({
  getVersion: () => '',
  open: () => {},
});
