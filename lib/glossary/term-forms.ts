import { escapeRegex } from '@/lib/site/escape-regex';
import type { GlossaryTerm } from './parse-glossary';

/** A term and all its names (`forms`), to find mentions of the term in pages. */
export interface TermForms {
  id: string;
  forms: readonly string[];
}

/** Returns ids and names of the terms that are marked in pages. */
export function getTermForms(terms: readonly GlossaryTerm[]): TermForms[] {
  return terms.filter(({ mark }) => mark).map(({ id, term, also }) => ({ id, forms: [term, ...also] }));
}

/**
 * Creates a function that finds the ids of terms, and from where to where a text mentions them as whole words. Ignores
 * the case of the first letter and includes a plural "s". Of two names at the same position, the longer one wins.
 */
export function createMentionFinder(terms: readonly TermForms[]) {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [keyOf(form), id] as const)));
  const forms = terms.flatMap((term) => term.forms).toSorted((a, b) => b.length - a.length);
  const word = new RegExp(
    String.raw`(?<![\w/@.#-])(${forms.map(toPattern).join('|')})(?:s|(?=\W|$))(?![\w/-]|\.\w)`,
    'g',
  );
  return (text: string) =>
    [...text.matchAll(word)].flatMap((match) => {
      const id = ids.get(keyOf(match[1] ?? ''));
      return id === undefined ? [] : [{ id, start: match.index, end: match.index + match[0].length }];
    });
}

/** Returns the key of a name in the lookup table, which ignores the case of the first letter. */
const keyOf = (form: string): string => form.charAt(0).toLowerCase() + form.slice(1);

function toPattern(form: string): string {
  const first = form.charAt(0);
  const rest = escapeRegex(form.slice(1)).replace(/ /g, String.raw`\s+`);
  return /[a-z]/i.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${rest}` : `${first}${rest}`;
}
