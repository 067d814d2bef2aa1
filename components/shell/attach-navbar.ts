import { attachSearch, type ShowDialog } from '@/components/search/attach-search';
import { attachMenuKeys } from './menu-keys';

/** What the bar does beyond its links and lists; loaded after the page. */
export function attachNavbar(showDialog: ShowDialog) {
  attachMenuKeys();
  attachSearch(showDialog);
}
