import type { GlossaryTerm } from '@/lib/glossary/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { SiteModel } from './types';
import { getLatestVersion } from './versions';

/** An entry of the glossary with the title of its page. */
export interface GlossaryEntry extends Omit<GlossaryTerm, 'page' | 'mark' | 'line'> {
  page?: { href: string; title: string };
}

/** Entries that begin with one letter. */
export interface GlossaryGroup {
  letter: string;
  entries: GlossaryEntry[];
}

/** The glossary by letter, in alphabetical order whatever the case. */
export function buildGlossaryGroups({ glossary, versions }: SiteModel): GlossaryGroup[] {
  const latest = getLatestVersion(versions);
  const pages = new Map(
    [...latest.docs, ...latest.categoryPages].map(({ route, title }) => [
      normalizePath(route),
      { href: route, title: tellingTitle(route, title) },
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

/** The name of the folder for pages that are only called an introduction. */
function tellingTitle(route: string, title: string): string {
  const [, first = '', rest = ''] = /([^/])([^/]*)\/?$/.exec(route) ?? [];
  return first && /^(?:introduction|overview)$/i.test(title) ? first.toUpperCase() + rest : title;
}
