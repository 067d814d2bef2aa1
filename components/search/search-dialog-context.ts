import { createContext } from 'react';
import type { DialogSearch } from './dialog-search';

/** What the parts that DocSearch draws for us need of the dialog. */
export interface SearchDialogContext extends Pick<DialogSearch, 'getVersion'> {
  /** Closes the dialog and opens an address. */
  open: (address: string) => void;
}

export const DialogContext = createContext<SearchDialogContext>({
  getVersion: () => '',
  open: () => {},
});
