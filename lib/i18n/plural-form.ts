import { interpolate } from './interpolate';

/** Order in which the forms of a message stand. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Chooses the form of `one|other` that fits a count, by the rules of a locale, and fills `{count}`. A message with fewer
 * forms than the locale has uses its last one for the rest. For browsers: `plural` knows the site's locale by itself,
 * but brings the configuration along.
 * @see acceptance LOC-03, LOC-08
 */
export function getPluralForm(count: number, message: string, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const order = categories.filter((category) => known.includes(category));
  const forms = message.split('|');
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? message;
  return interpolate(form, { count });
}
