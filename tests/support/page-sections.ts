import { buildSiteModel } from '@/lib/docs/build-model';
import { compileCached } from '@/lib/mdx/cache';
import { site } from '@/lib/site/config';
import { sectionTexts, type SectionTexts } from './facts';

/** Texts of a page by doc id and name of the version, the latest unless said. */
export type TextsOf = (docId: string, version?: string) => SectionTexts | undefined;

/** Reads and compiles all pages. */
export async function readPageSections(): Promise<TextsOf> {
  const latest = site.versions.find(({ isLast }) => isLast)?.name;
  const pages = new Map<string, SectionTexts>();
  for (const version of buildSiteModel({ site, contentDir: 'content', includeDrafts: false }).versions)
    for (const { id, body } of version.docs)
      pages.set(`${version.name} ${id}`, sectionTexts((await compileCached(body, [])).sections));
  return (docId, version = latest) => pages.get(`${version} ${docId}`);
}
