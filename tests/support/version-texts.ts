import { buildSiteModel } from '@/lib/docs/build-model';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { site } from '@/lib/site/config';
import { readVersionText } from '@/lib/versions/read-version-text';
import type { VersionText } from '@/lib/versions/types';

/** The versions in `content/` as readers see them, newest first. */
export async function readVersionTexts(): Promise<VersionText[]> {
  const { versions, glossary } = buildSiteModel({ site, contentDir: 'content', includeDrafts: false });
  // The terms say nothing of the sections, but with them the build's own compiled pages are found.
  const terms = getTermForms(glossary);
  const texts: VersionText[] = [];
  for (const version of versions)
    texts.push(await readVersionText(version, (body) => compileCached(body, terms)));
  return texts;
}
