import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findExistingPages, listPageModules, checkPageExports } from '@/lib/checks/app-pages';
import { createFileExistsCheck } from '@/lib/checks/file-exists';
import { checkNavbarItems, siteConfigFile } from '@/lib/checks/navbar-items';
import { checkRedirects } from '@/lib/checks/redirects';
import { runChecks } from '@/lib/checks/run-checks';
import type { CompiledDocs } from '@/lib/checks/types';
import { listContentImages } from '@/lib/checks/images';
import { readWritingRules } from '@/lib/checks/writing-rules';
import { processImages } from '@/lib/content/images';
import { annotateProblems, reportProblems, type ProblemReport } from '@/lib/content/problems';
import type { Doc, Problem } from '@/lib/content/types';
import { watchPage, withWatchdog } from '@/lib/content/watchdog';
import { isIndexed } from '@/lib/docs/page-head';
import { resolveNavbarItems } from '@/lib/docs/navbar-items';
import type { PageRecord } from '@/lib/docs/page-record';
import { collectRedirects, type Redirect } from '@/lib/docs/redirects';
import { findFile, resolveImageFile } from '@/lib/docs/resolve-image';
import { readSiteModel, type ReadModelOptions } from '@/lib/docs/site-model';
import { buildPageRecords } from '@/lib/docs/build-page-records';
import { listPageFolders, sitePagesFolder } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { unknownVariableRule } from '@/lib/mdx/render-body';
import type { CompiledDoc, ResolvedImage } from '@/lib/mdx/types';
import { pageRoutes } from '@/lib/routing/page-routes';
import { defaultCheckLevels } from '@/lib/site/check-levels';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import type { IndexFiles } from '@/lib/search/build-index';
import { buildSiteIndexes, readSynonyms } from '@/lib/search/site-indexes';
import type { ChangeList } from '@/lib/versions/change-list';
import type { PageFromData } from '@/lib/search/site-records';
import { buildShowcaseData } from '@/lib/showcase/build-showcase';
import type { ShowcaseBuildInput } from '@/lib/showcase/types';
import { writeChangeFiles } from './prepare/change-files';
import { prepareFiles } from './prepare/prepare-files';
import { writeGeneratedFiles } from './prepare/generated';
import { renderPages, type CreateComponents } from './prepare/render-pages';
import { buildSiteData, writeSiteData } from './prepare/site-data';
import { writePageRecords } from './prepare/write-page-records';

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

const allDocs = (model: SiteModel): Doc[] => listPageFolders(model).flatMap(({ docs }) => docs);

/** Processes the images that pages show. Skips missing files, which `checkImages` reports. */
async function prepareImages(
  docs: readonly Doc[],
  compiled: CompiledDocs,
  root: string,
  exists: (file: string) => boolean,
) {
  const shown = docs.flatMap((doc) =>
    (compiled.get(doc.file)?.images ?? []).flatMap(({ href, line, column }) => {
      const file = findFile(doc, href, exists);
      if (file === null) return [];
      const usedAt = { file: doc.file, line: doc.bodyLine + line - 1, column };
      const name = resolveImageFile(doc, href) ?? file;
      return [{ name, request: { file: resolve(root, file), usedAt } }];
    }),
  );
  const { images, problems } = await processImages(shown.map(({ request }) => request));
  const served = shown.flatMap(({ name, request }): [string, ResolvedImage][] => {
    const image = images.get(request.file);
    return image ? [[name, image]] : [];
  });
  return { images: Object.fromEntries(served), problems };
}

/** Returns a map from each docs version that describes a viewer version to that viewer version. */
const getViewers = () =>
  new Map(
    site.versions.flatMap(({ name, viewer }) => (viewer ? [[name, viewer.checkedAgainst] as const] : [])),
  );

/** Reads the site model and compiles the bodies of all docs. */
export function readAndCompileSite(options: ReadModelOptions = {}) {
  return withWatchdog(async () => {
    const model = readSiteModel(options);
    const terms = getTermForms(model.glossary);
    const compiled = new Map<string, CompiledDoc>();
    for (const doc of allDocs(model)) {
      watchPage(doc.file);
      const body = await compileCached(doc.body, terms);
      compiled.set(doc.file, body);
      if (!isIndexed(body.head)) doc.noIndex = true;
    }
    return { model, compiled };
  });
}

/** Parts of the site that come from code instead of content. */
export interface CodeDefinedContent {
  /** Returns the pages that are not written in Markdown, such as the showcase, for the search index. */
  getDataPages?: (changes: ChangeList | null) => readonly PageFromData[];
  showcase?: ShowcaseBuildInput;
  createComponents: CreateComponents;
  /** Renders what the `main` element of a page contains, from the HTML of its text. */
  renderPage: (record: PageRecord, html: string) => string;
}

interface PrepareOptions extends CodeDefinedContent, Pick<ReadModelOptions, 'includeDrafts'> {
  /** True if all files are written despite errors in the content, as in development. */
  tolerant?: boolean;
  /** True if problems are also printed as annotations, when GitHub Actions runs the build. */
  annotate?: boolean;
}

/**
 * Runs all steps before Next.js: reads, compiles, renders and checks each page once, processes images, and writes the
 * page records, the other files in `generated/` and the comparison with the previous version. If a problem is an error,
 * nothing is written, unless `tolerant` is set (in development): then the records are written even before the checks.
 */
export async function prepareSite(options: PrepareOptions): Promise<PreparedSite> {
  const { tolerant = false, annotate = true, createComponents, renderPage } = options;
  const { getDataPages = () => [], showcase = { controls: [], patterns: [] } } = options;
  const root = process.cwd();
  const { model, compiled } = await readAndCompileSite(options);
  const docs = allDocs(model);
  const fileExists = createFileExistsCheck(root, env.contentDir);
  const { images, problems: imageProblems } = await prepareImages(docs, compiled, root, fileExists);
  const files = await prepareFiles({ model, compiled }, root, fileExists);
  const sources = { model, compiled, images, files, baseUrl: site.baseUrl, createComponents };
  const rendered = await withWatchdog(() => renderPages(sources));
  const { changes } = rendered;
  const hasTextFiles = !tolerant;
  const records = buildPageRecords({ model, compiled, files, changes: changes.list, site, hasTextFiles });
  const toHtml = (record: PageRecord) => renderPage(record, rendered.html.get(record.route) ?? '');
  if (tolerant) await writePageRecords(model, records, toHtml);
  const existing = findExistingPages(root, pageRoutes);
  // Only the site's own content has a `writing.json`; the content of tests has none.
  const writingRules = readWritingRules();
  const inputs = {
    fileExists,
    pageRoutes: existing,
    contentImages: listContentImages([...site.versions, sitePagesFolder], root),
    allowedHosts: site.allowedHosts,
    ...(writingRules && { writingRules, viewers: getViewers() }),
  };
  const navbar = resolveNavbarItems(site.navbar.items, model);
  const { synonyms, problems: synonymProblems } = readSynonyms();
  const redirects = collectRedirects(model, site.redirects, siteConfigFile);
  const readText = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const problems: Problem[] = [
    ...runChecks(model, compiled, inputs, { ...defaultCheckLevels, ...site.checks }),
    ...imageProblems,
    ...synonymProblems,
    ...checkPageExports(root),
    ...checkRedirects(redirects, model, inputs, readText),
    ...checkNavbarItems(navbar.faults, readText(siteConfigFile)),
  ];
  problems.push(...withoutFaulty(rendered.problems, problems));
  const report = reportProblems(problems);
  if (annotate && process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(problems));
  let searchFiles: IndexFiles = new Map();
  if (report.errors === 0 || tolerant) {
    writeChangeFiles(changes.files);
    await writePageRecords(model, records, toHtml);
    await writeGeneratedFiles({
      model,
      changes: changes.list,
      site,
      problems: report.problems,
      navbarItems: navbar.items,
      pageRoutes: existing,
      showcase: await buildShowcaseData(root, showcase),
    });
    writeSiteData(
      buildSiteData({ model, site, pageModules: listPageModules(root), pageRoutes: existing }),
      site,
    );
    searchFiles = buildSiteIndexes(model, rendered.sections, site, {
      synonyms,
      dataPages: getDataPages(changes.list),
    });
  }
  const isOwnContent = writingRules !== null;
  return {
    model,
    records,
    html: rendered.html,
    redirects,
    report,
    images: [...Object.values(images), ...Object.values(files).map((src) => ({ src }))],
    searchFiles,
    isOwnContent,
  };
}

/** Removes render problems of pages that have other errors, which usually cause them. Keeps undefined names. */
function withoutFaulty(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  const faulty = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  return problems.filter(({ file, rule }) => rule === unknownVariableRule || !faulty.has(file));
}
