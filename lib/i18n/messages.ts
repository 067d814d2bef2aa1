/** Translations of one locale: by message id, or by the message itself where it has no id. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Translations by locale. The English words stand in the code as default messages, so `en` needs none; another locale
 * gets an entry here and a record in `site.config.ts`.
 */
export const messagesByLocale: Readonly<Record<string, Messages>> = { en: {} };
