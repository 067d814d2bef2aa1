import { createContext } from 'react';
import type { DialogSearch } from './dialog-search';

/** Functions of the search dialog for our components that DocSearch renders. */
export interface SearchDialogContext extends Pick<DialogSearch, 'getVersion'> {
  /** Closes the dialog and opens an address. */
  open: (address: string) => void;
}

export const DialogContext = createContext<SearchDialogContext>({
  getVersion: () => '',
  open: () => {},
});
