import { createContext, type MouseEvent } from 'react';

/** Functions of the dialog for our components in DocSearch; `follow` closes it and opens the address of a link. */
export const SearchDialogContext = createContext({
  getVersion: (): string => '',
  follow: (_event: MouseEvent, _address: string) => {},
});
