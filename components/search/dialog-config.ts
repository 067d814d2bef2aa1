import dialogJson from '@/generated/search-dialog.json';
import type { SearchDialogConfig } from '@/lib/site/search-config';

/** The part of the site's configuration that dialog and search page need in addition to those of shell and engine. */
export const dialogConfig = dialogJson as SearchDialogConfig;
