import { readMessages } from '@/lib/site/translations';
import { getCatalogFolder, site } from '@/lib/site/config';

/** Translations of one locale: by message id, or by the message itself where it has no id. */
export type Messages = Readonly<Record<string, string>>;

let known: Messages | undefined;

/**
 * Translations of the texts that stand in code, in the site's locale: `i18n/<locale>/code.json`. The English words are in
 * the code, so `en` needs none. For what runs in Node.js alone; the bundler puts the words in before (see
 * `lib/build/translate-loader.cjs`), so that browsers get no catalogue.
 */
export function getSiteMessages(): Messages {
  known ??= readMessages(getCatalogFolder(site.i18n.defaultLocale), 'code');
  return known;
}
