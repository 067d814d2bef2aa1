/** The order in which a text lists its plural forms. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Selects the plural form for a count by the rules of a language.
 * @param forms `one|other`, in the order of `categories` as far as the language has them; the last one also
 * replaces missing ones
 * @see acceptance LOC-03, LOC-08
 */
export function plural(count: number, forms: string, language: string): string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const order = categories.filter((category) => known.includes(category));
  const list = forms.split('|');
  return list[Math.min(order.indexOf(rules.select(count)), list.length - 1)] ?? forms;
}
