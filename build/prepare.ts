import { listPageModules } from '@/lib/checks/app-pages';
import { annotateProblems } from '@/lib/content/problems';
import type { IndexFiles } from '@/lib/search/build-index';
import { readQuestions } from '@/lib/search/questions';
import { buildSiteIndexes } from '@/lib/search/site-indexes';
import { buildShowcaseData } from '@/lib/showcase/build-showcase';
import { site } from '@/lib/site/config';
import { writeChangeFiles } from './prepare/change-files';
import { checkSite, type CheckedSite } from './prepare/check-site';
import { getDataPages } from './prepare/data-pages';
import { writeGeneratedFiles } from './prepare/generated';
import { renderSite, type RenderedSite, type RenderOptions } from './prepare/render-site';
import { buildSiteData, writeSiteData } from './prepare/site-data';
import { writePageRecords } from './prepare/write-page-records';

/** What the other steps of a build need, without functions, so that it can be stored between the processes. */
export type PreparedSite = Pick<RenderedSite, 'model' | 'records' | 'html' | 'images'> &
  Pick<CheckedSite, 'redirects' | 'report' | 'isOwnContent'> & {
    /** Files of the search index, not yet written; empty if errors stop the build. */
    searchFiles: IndexFiles;
  };

interface PrepareOptions extends Pick<RenderOptions, 'includeDrafts'> {
  /** True if all files are written despite errors in the content, as in development. */
  tolerant?: boolean;
  /** True if problems are also printed as annotations, when GitHub Actions runs the build. */
  annotate?: boolean;
}

/**
 * First step of a build: renders all pages, checks them, and writes what the next steps read. If a problem is an error,
 * nothing is written, unless `tolerant` is set (in development): then pages are written even before the checks.
 */
export async function prepareSite(options: PrepareOptions = {}): Promise<PreparedSite> {
  const { tolerant = false, annotate = true, ...rest } = options;
  const rendered = await renderSite({ ...rest, hasTextFiles: !tolerant });
  const { model, records, html, images, toHtml } = rendered;
  if (tolerant) await writePageRecords(model, records, toHtml);
  const checked = checkSite(rendered);
  const { report, redirects, isOwnContent } = checked;
  if (annotate && process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(report.problems));
  const isWritten = tolerant || report.errors === 0;
  const searchFiles = isWritten ? await writeSite(rendered, checked) : new Map();
  return { model, records, html, redirects, report, images, searchFiles, isOwnContent };
}

/**
 * Writes the records and HTML of all pages, the other files in `generated/`, and the comparison of versions.
 * @returns files of the search index, which are not yet written
 */
async function writeSite(rendered: RenderedSite, checked: CheckedSite): Promise<IndexFiles> {
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
