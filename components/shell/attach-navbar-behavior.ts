import { attachSearch, type RenderSearchDialog } from '@/components/search/attach-search';
import { attachMenuKeys } from './menu-keys';

/** Adds keyboard control and the search dialog to the navbar. Runs once the page has loaded. */
export function attachNavbarBehavior(showDialog: RenderSearchDialog) {
  attachMenuKeys();
  attachSearch(showDialog);
}
