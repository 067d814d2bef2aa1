import type { Doc } from '@/lib/content/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { GlossaryTerm } from './types';

/**
 * Creates a function that looks up definitions for one page. The function returns null for terms that the page explains
 * itself, because their `page` is this page or because the title of the page is a name of the term.
 * @returns function from the id of a term to its definition, or null
 */
export function createDefinitionLookup(
  { title, route }: Pick<Doc, 'title' | 'route'>,
  glossary: readonly GlossaryTerm[],
): (id: string) => string | null {
  const terms = new Map(glossary.map((entry) => [entry.id, entry]));
  const ownTitle = title.toLowerCase();
  const isOwn = ({ term, also, page }: GlossaryTerm): boolean =>
    [term, ...also].some((name) => name.toLowerCase() === ownTitle) ||
    // Routes of older versions start with the version and end with the same path.
    (page !== undefined && normalizePath(route).endsWith(normalizePath(page)));
  return (id) => {
    const entry = terms.get(id);
    return entry && !isOwn(entry) ? entry.definition : null;
  };
}
