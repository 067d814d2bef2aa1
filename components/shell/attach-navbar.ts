import { attachSearch, type ShowDialog } from '@/components/search/attach-search';
import { attachMenuKeys } from './menu-keys';

/** Adds keyboard control and search to the navbar; loaded after the page. */
export function attachNavbar(showDialog: ShowDialog) {
  attachMenuKeys();
  attachSearch(showDialog);
}
