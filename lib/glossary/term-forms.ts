import { escapeRegex } from '@/lib/site/escape-regex';
import type { GlossaryTerm, TermForms } from './types';

/** Returns ids and names of the terms that are marked in pages. */
export function getTermForms(terms: readonly GlossaryTerm[]): TermForms[] {
  return terms.filter(({ mark }) => mark).map(({ id, term, also }) => ({ id, forms: [term, ...also] }));
}

/** A mention of a term in a text, from index `start` up to but not including `end`. */
export interface TermMention {
  id: string;
  start: number;
  end: number;
}

/**
 * Creates a function that finds terms as whole words, from left to right. Ignores the case of the first letter and
 * includes a plural "s" in the match. If two names begin at the same position, the longer one wins.
 */
export function createMentionFinder(terms: readonly TermForms[]): (text: string) => TermMention[] {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [keyOf(form), id] as const)));
  const forms = terms.flatMap((term) => term.forms).toSorted((a, b) => b.length - a.length);
  if (forms.length === 0) return () => [];
  const word = new RegExp(
    String.raw`(?<![\w/@.#-])(${forms.map(toPattern).join('|')})(?:s|(?=\W|$))(?![\w/-]|\.\w)`,
    'g',
  );
  return (text) =>
    [...text.matchAll(word)].flatMap((match) => {
      const id = ids.get(keyOf(match[1] ?? ''));
      return id === undefined ? [] : [{ id, start: match.index, end: match.index + match[0].length }];
    });
}

/** Returns the key of a name in the lookup table, which ignores the case of the first letter. */
function keyOf(form: string): string {
  return form.charAt(0).toLowerCase() + form.slice(1);
}

function toPattern(form: string): string {
  const first = form.charAt(0);
  const rest = escapeRegex(form.slice(1)).replace(/ /g, String.raw`\s+`);
  return /[a-z]/i.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${rest}` : `${first}${rest}`;
}
