/** Order of the plural forms in a message. */
const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Selects the plural form of a message for a count by the plural rules of a language.
 * @param forms the message in each plural form of the language, in the order of `categories`, separated by `|`, e.g.
 * `1 item|3 items`; the last form is used for missing forms
 * @see acceptance LOC-03, LOC-08
 */
export function selectPluralForm(count: number, forms: string, language: string): string {
  const rules = new Intl.PluralRules(language);
  const known = rules.resolvedOptions().pluralCategories;
  const order = categories.filter((category) => known.includes(category));
  const list = forms.split('|');
  return list[Math.min(order.indexOf(rules.select(count)), list.length - 1)] ?? forms;
}
