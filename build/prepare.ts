import { annotateProblems, type ProblemReport } from '@/lib/content/problems';
import type { PageRecord } from '@/lib/docs/page-record';
import type { Redirect } from '@/lib/docs/redirects';
import type { SiteModel } from '@/lib/docs/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import type { IndexFiles } from '@/lib/search/build-index';
import { checkSite } from './prepare/check-site';
import { renderSite, type RenderOptions } from './prepare/render-site';
import { writePageRecords } from './prepare/write-page-records';
import { writeSite } from './prepare/write-site';

export interface PreparedSite {
  model: SiteModel;
  records: readonly PageRecord[];
  /** HTML of the title and text of each page, by route. */
  html: ReadonlyMap<string, string>;
  redirects: Redirect[];
  report: ProblemReport;
  images: readonly ResolvedImage[];
  /** Files of the search index, not yet written; empty if errors stop the build. */
  searchFiles: IndexFiles;
  /** True if the content is the site's own; tests use other content. */
  isOwnContent: boolean;
}

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
