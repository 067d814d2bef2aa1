import { site } from '@/lib/site/config';
import { readSiteSections } from '../read-site-sections';
import { toSectionTexts, type SectionTexts, type GetSectionTexts } from './required-statements';

/** Reads the sections of all pages. Returns a function that looks up the sections of a page. */
export async function readPageSections(): Promise<GetSectionTexts> {
  const latest = site.versions.find(({ isLast }) => isLast)?.name;
  const pages = new Map<string, SectionTexts>();
  const { model, sections } = await readSiteSections();
  for (const version of model.versions)
    for (const { id, file } of version.docs)
      pages.set(`${version.name} ${id}`, toSectionTexts(sections.get(file) ?? []));
  return (docId, version = latest) => pages.get(`${version} ${docId}`);
}
