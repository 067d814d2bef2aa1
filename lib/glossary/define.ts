import type { Doc } from '@/lib/content/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { GlossaryTerm } from './types';

/**
 * Creates the lookup of definitions for one page. It returns null for terms that the page explains itself: their `page`
 * is this one, or its title is their name.
 *
 * @returns id → definition, or null
 */
export function createDefine(
  { title, route }: Pick<Doc, 'title' | 'route'>,
  glossary: readonly GlossaryTerm[],
): (id: string) => string | null {
  const terms = new Map(glossary.map((entry) => [entry.id, entry]));
  const ownTitle = title.toLowerCase();
  const isOwn = ({ term, also, page }: GlossaryTerm): boolean =>
    [term, ...also].some((name) => name.toLowerCase() === ownTitle) ||
    // Older versions have a prefix before the same path.
    (page !== undefined && normalizePath(route).endsWith(normalizePath(page)));
  return (id) => {
    const entry = terms.get(id);
    return entry && !isOwn(entry) ? entry.definition : null;
  };
}
