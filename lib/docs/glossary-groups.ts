import type { GlossaryTerm } from '@/lib/glossary/parse-glossary';
import { normalizePath } from '@/lib/routing/normalize-path';
import { listPages } from './page-sidebar';
import type { SiteModel } from './types';
import { getLatestVersion } from './versions';

/** An entry on the glossary page, with a link to the page that explains the term further. */
export interface GlossaryEntry extends Omit<GlossaryTerm, 'page' | 'mark' | 'line'> {
  page?: { href: string; title: string };
}

/** The glossary entries that begin with the same letter. */
export interface GlossaryGroup {
  letter: string;
  entries: GlossaryEntry[];
}

/** Groups the terms of the glossary by first letter, in case-insensitive alphabetical order. */
export function buildGlossaryGroups({ glossary, versions }: SiteModel): GlossaryGroup[] {
  const pages = new Map(
    listPages(getLatestVersion(versions)).map(({ route, title }) => [
      normalizePath(route),
      { href: route, title },
    ]),
  );
  const groups = new Map<string, GlossaryEntry[]>();
  const sorted = glossary.toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  for (const { id, term, also, definition, page } of sorted) {
    const letter = term.charAt(0).toUpperCase();
    const target = page === undefined ? undefined : pages.get(normalizePath(page));
    const entry = { id, term, also, definition, ...(target && { page: target }) };
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}
