import { getLocale } from './locale';
import { getPluralForm } from './plural-form';

/**
 * Chooses the form of `one|other` that fits a count, by the rules of the site's locale unless another is given.
 * @see acceptance LOC-03, LOC-08
 */
export function plural(count: number, message: string, locale = getLocale().htmlLang): string {
  return getPluralForm(count, message, locale);
}
