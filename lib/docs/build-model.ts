import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildDoc } from '@/lib/content/doc';
import { readLastUpdates, type LastUpdates } from '@/lib/content/last-update';
import { readRanSamples } from '@/lib/content/ran-samples';
import { getContentPath, readVersionFiles, type ReadContentOptions } from '@/lib/content/read';
import { readScreenshots } from '@/lib/content/screenshots';
import type { Doc, Problem, CategoryFile } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { watchPage } from '@/lib/content/watchdog';
import { readGlossary } from '@/lib/glossary/parse-glossary';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { site as siteConfig } from '@/lib/site/config';
import { sidebarId } from '@/lib/site/constants';
import { findNearestName, suggest } from '@/lib/site/nearest-name';
import type { SiteConfig } from '@/lib/site/schema';
import { buildSidebar, type SidebarBuildResult } from './sidebar';
import { sitePagesFolder, type PageFolder } from './site-pages';
import type { SidebarNode, SiteModel, VersionModel } from './types';
import { listSidebarPages } from './walk-sidebar';

/** Options of `readSiteModel`. */
export interface ReadModelOptions extends ReadContentOptions {
  /** By default, the configuration of the site. */
  site?: Pick<SiteConfig, 'versions' | 'docs'>;
  /** True (the default) to include drafts, as in development. */
  includeDrafts?: boolean;
}

/** Reads the last changes of all pages with one run of git. */
function readUpdates({ site = siteConfig, root = process.cwd(), ...options }: ReadModelOptions): LastUpdates {
  const folders = [...site.versions, sitePagesFolder].map(({ dir }) =>
    getContentPath(dir, { root, ...options }),
  );
  return readLastUpdates(
    root,
    folders.map((folder) => path.relative(root, folder)),
  );
}

/** Sorts docs in sidebar order, followed by docs that are not in the sidebar, sorted by route. */
function sortDocs(docs: readonly Doc[], nodes: readonly SidebarNode[]): Doc[] {
  const order = new Map(listSidebarPages(nodes).map(({ docId }, at) => [docId, at]));
  const rank = ({ id }: Doc): number => order.get(id) ?? order.size;
  return docs.toSorted((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
}

/** Builds the model of one version, with drafts if `includeDrafts`. @see acceptance VER-01..VER-04, BLD-08 */
export function buildVersion(
  docs: readonly Doc[],
  { name, label, isLast, path: home, banner }: PageFolder,
  { sidebar, categoryPages }: SidebarBuildResult,
  includeDrafts = false,
): VersionModel {
  const served = docs.filter(({ draft }) => includeDrafts || !draft);
  const sorted = sortDocs(served, sidebar);
  const mainDoc = sorted.find(({ route }) => normalizePath(route) === normalizePath(home)) ?? sorted[0];
  return {
    name,
    label,
    isLast,
    path: home,
    banner,
    mainDocId: mainDoc?.id ?? '',
    docs: sorted,
    drafts: docs.filter(({ draft }) => draft),
    sidebar,
    categoryPages,
  };
}

function readVersionModel(
  config: PageFolder,
  options: ReadModelOptions,
  lastUpdates: LastUpdates['updates'],
): { version: VersionModel; problems: Problem[] } {
  const { site = siteConfig, includeDrafts = true } = options;
  const files = readVersionFiles(config, options);
  const screenshots = readScreenshots(config, options);
  const context = {
    versionPath: config.path,
    editUrl: config === sitePagesFolder ? site.docs.sitePagesEditUrl : site.docs.editUrl,
    lastUpdates,
    screenshots: screenshots.list,
    ranSamples: readRanSamples(config, options),
  };
  const built = files.docs.map((raw) => {
    watchPage(raw.file);
    return buildDoc(raw, context);
  });
  const docs = built.map(({ doc }) => doc);
  const sidebar = buildSidebar({ docs, categories: files.categories, path: config.path });
  const version = buildVersion(docs, config, sidebar, includeDrafts);
  const problems = [
    ...files.problems,
    ...screenshots.problems,
    ...built.flatMap((result) => result.problems),
    ...checkPageFolder(docs, files.categories),
  ];
  return { version, problems };
}

/** Reads the site's content from disk and builds the site model. @see acceptance VER-01, BLD-08, BLD-09 */
export function readSiteModel(options: ReadModelOptions = {}): SiteModel {
  const { site = siteConfig } = options;
  const { updates, ...git } = readUpdates(options);
  const { terms, ...glossary } = readGlossary(options);
  const read = site.versions.map((config) => readVersionModel(config, options, updates));
  const versions = read.map(({ version }) => version);
  const outside = readSitePages(options, updates);
  const problems = [git, glossary, ...read, outside].flatMap((result) => result.problems);
  return { versions, sitePages: outside.sitePages, glossary: terms, problems };
}

/** Reads the pages outside any version, which have no sidebar; none if their folder does not exist. */
function readSitePages(
  options: ReadModelOptions,
  updates: LastUpdates['updates'],
): { sitePages: VersionModel; problems: Problem[] } {
  const noSidebar = { sidebar: [], categoryPages: [] };
  if (!existsSync(getContentPath(sitePagesFolder.dir, options)))
    return { sitePages: buildVersion([], sitePagesFolder, noSidebar), problems: [] };
  const { version, problems } = readVersionModel(sitePagesFolder, options, updates);
  const wrong = version.docs.filter(({ route }) => isDocPath(route)).map(explainSitePageAddress);
  return { sitePages: { ...version, ...noSidebar }, problems: [...problems, ...wrong] };
}

function explainSitePageAddress({ file, route, keyLines }: Doc): Problem {
  const message = `"${route}" is an address of the docs, but the page belongs to no version.`;
  const hint =
    'Add the first part of the address to lib/routing/is-doc-path.ts, or move the page to a version.';
  return createKeyProblem(file, { line: keyLines?.['slug'] ?? 1 }, 'site-page-address', message, hint);
}

const suggestName = (name: string, known: readonly string[]): string =>
  suggest(findNearestName(name, known), `Known: ${known.join(', ')}.`);

function checkCategory(
  category: CategoryFile,
  sources: readonly string[],
  ids: readonly string[],
): Problem[] {
  const { file, dir, label, link, linkLine = 1 } = category;
  if (dir !== '' && !sources.some((source) => source.startsWith(`${dir}/`))) {
    const message = `The category "${label ?? dir}" has no pages.`;
    const hint = 'Add a page to the folder or delete this file.';
    return [createKeyProblem(file, { line: 1 }, 'empty-category', message, hint)];
  }
  if (link?.type !== 'doc') return [];
  if (ids.some((id) => id === link.id || id.slice(id.lastIndexOf('/') + 1) === link.id)) return [];
  const message = `The link names the doc "${link.id}", which does not exist.`;
  return [createKeyProblem(file, { line: linkLine }, 'unknown-doc-id', message, suggestName(link.id, ids))];
}

function checkDoc(doc: Doc, ids: readonly string[]): Problem[] {
  const { pagination_prev, pagination_next, displayed_sidebar } = doc.frontmatter;
  const named = [
    { key: 'pagination_prev', value: pagination_prev, known: ids, rule: 'unknown-doc-id' },
    { key: 'pagination_next', value: pagination_next, known: ids, rule: 'unknown-doc-id' },
    { key: 'displayed_sidebar', value: displayed_sidebar, known: [sidebarId], rule: 'unknown-sidebar-id' },
  ];
  return named.flatMap(({ key, value, known, rule }) => {
    if (typeof value !== 'string' || known.includes(value)) return [];
    const message = `"${key}" names "${value}", which does not exist.`;
    const place = { line: doc.keyLines?.[key] ?? 1 };
    return [createKeyProblem(doc.file, place, rule, message, suggestName(value, known))];
  });
}

/** Reports docs with the id of another doc in the version. Ids must be unique because docs are looked up by id. */
function checkDuplicateIds(docs: readonly Doc[]): Problem[] {
  const owners = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.id);
    owners.set(doc.id, owner ?? doc);
    if (!owner) return [];
    const place = { line: doc.keyLines?.['id'] ?? 1 };
    const message = `The doc id "${doc.id}" already belongs to ${owner.file}.`;
    const hint = 'Rename one of the files, or give it a different "id".';
    return [createKeyProblem(doc.file, place, 'duplicate-doc-id', message, hint)];
  });
}

/** Reports empty categories, duplicate ids, and unknown docs and sidebars. @see acceptance BLD-09, BLD-10 */
export function checkPageFolder(docs: readonly Doc[], categories: readonly CategoryFile[]): Problem[] {
  const ids = docs.map(({ id }) => id);
  const sources = docs.map(({ source }) => source);
  return [
    ...checkDuplicateIds(docs),
    ...categories.flatMap((category) => checkCategory(category, sources, ids)),
    ...docs.flatMap((doc) => checkDoc(doc, ids)),
  ];
}
