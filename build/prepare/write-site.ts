import { listPageModules } from '@/lib/checks/app-pages';
import type { IndexFiles } from '@/lib/search/build-index';
import { readQuestions } from '@/lib/search/questions';
import { buildSiteIndexes } from '@/lib/search/site-indexes';
import { buildShowcaseData } from '@/lib/showcase/build-showcase';
import { site } from '@/lib/site/config';
import { writeChangeFiles } from './change-files';
import type { CheckedSite } from './check-site';
import { getDataPages } from './data-pages';
import { writeGeneratedFiles } from './generated';
import type { RenderedSite } from './render-site';
import { buildSiteData, writeSiteData } from './site-data';
import { writePageRecords } from './write-page-records';

/**
 * Writes the records and HTML of all pages, the other files in `generated/`, and the comparison of versions.
 * @returns files of the search index, which are not yet written
 */
export async function writeSite(rendered: RenderedSite, checked: CheckedSite): Promise<IndexFiles> {
  const { model, records, toHtml, changes, sections } = rendered;
  const { existingPages, synonyms, showcaseTexts } = checked;
  const root = process.cwd();
  writeChangeFiles(changes.files);
  await writePageRecords(model, records, toHtml);
  await writeGeneratedFiles(rendered, checked, await buildShowcaseData(root, showcaseTexts));
  writeSiteData(buildSiteData(model, site, listPageModules(root), existingPages), site);
  return buildSiteIndexes(model, sections, site, {
    synonyms,
    questions: readQuestions(),
    dataPages: getDataPages(changes.list, showcaseTexts),
  });
}
