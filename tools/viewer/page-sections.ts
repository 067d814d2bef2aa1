import { buildSiteModel } from '@/lib/docs/build-model';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { site } from '@/lib/site/config';
import { sectionTexts, type SectionTexts, type TextsOf } from './facts';

/** Reads and compiles all pages. */
export async function readPageSections(): Promise<TextsOf> {
  const latest = site.versions.find(({ isLast }) => isLast)?.name;
  const pages = new Map<string, SectionTexts>();
  const { versions, glossary } = buildSiteModel({ site, contentDir: 'content', includeDrafts: false });
  // The terms do not affect the sections, but they are part of the key of cached pages.
  const terms = getTermForms(glossary);
  for (const version of versions)
    for (const { id, body } of version.docs)
      pages.set(`${version.name} ${id}`, sectionTexts((await compileCached(body, terms)).sections));
  return (docId, version = latest) => pages.get(`${version} ${docId}`);
}
