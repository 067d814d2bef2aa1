import { createContext, type MouseEvent } from 'react';

/**
 * Functions of the search dialog for our components that DocSearch renders. `follow` closes the dialog and opens the
 * address of a clicked link, unless the click opens a new tab.
 */
export const SearchDialogContext = createContext({
  getVersion: (): string => '',
  follow: (_event: MouseEvent, _address: string) => {},
});
