import { createContext } from 'react';
import type { DialogSearch } from './dialog-search';

/** Data of the dialog for the components that DocSearch renders for us. */
export interface SearchDialogContext extends Pick<DialogSearch, 'getVersion'> {
  /** Closes the dialog and opens an address. */
  open: (address: string) => void;
}

export const DialogContext = createContext<SearchDialogContext>({
  getVersion: () => '',
  open: () => {},
});
