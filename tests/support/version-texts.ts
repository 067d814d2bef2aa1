import { readVersionText } from '@/lib/versions/read-version-text';
import type { VersionText } from '@/lib/versions/types';
import { readSiteSections } from '@/tools/read-site-sections';

/** The versions in `content/` as readers see them, newest first. */
export async function readVersionTexts(): Promise<VersionText[]> {
  const { model, sections } = await readSiteSections();
  return model.versions.map((version) => readVersionText(version, sections));
}
