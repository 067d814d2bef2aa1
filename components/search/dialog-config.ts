import dialogJson from '@/generated/search-dialog.json';
import type { SearchDialogConfig } from '@/lib/site/shell-config';

/** Configuration that only the search dialog and the search page need. */
export const dialogConfig = dialogJson as SearchDialogConfig;
