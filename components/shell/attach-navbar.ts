import { attachSearch, type ShowDialog } from '@/components/search/attach-search';
import { attachMenuKeys } from './menu-keys';

/** Adds keyboard control and the search dialog to the navbar. Runs once the page has loaded. */
export function attachNavbar(showDialog: ShowDialog) {
  attachMenuKeys();
  attachSearch(showDialog);
}
