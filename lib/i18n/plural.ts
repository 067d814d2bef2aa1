import { interpolate } from './interpolate';
import { getLocale } from './locale';

/** Order in which the forms of a message stand. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Chooses the form of `one|other` that fits a count, by the locale's rules, and fills `{count}`. A message with fewer
 * forms than the locale has uses its last one for the rest.
 * @see acceptance LOC-03, LOC-08
 */
export function plural(count: number, message: string, locale = getLocale().htmlLang): string {
  const rules = new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const order = categories.filter((category) => known.includes(category));
  const forms = message.split('|');
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? message;
  return interpolate(form, { count });
}
