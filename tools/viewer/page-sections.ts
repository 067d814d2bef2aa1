import { site } from '@/lib/site/config';
import { readSiteSections } from '../read-site-sections';
import { sectionTexts, type SectionTexts, type TextsOf } from './facts';

/** Reads the texts of all pages. */
export async function readPageSections(): Promise<TextsOf> {
  const latest = site.versions.find(({ isLast }) => isLast)?.name;
  const pages = new Map<string, SectionTexts>();
  const { model, sections } = await readSiteSections();
  for (const version of model.versions)
    for (const { id, file } of version.docs)
      pages.set(`${version.name} ${id}`, sectionTexts(sections.get(file) ?? []));
  return (docId, version = latest) => pages.get(`${version} ${docId}`);
}
