import type { CheckedSite, CheckInputs, Fault } from '@/lib/checks/types';
import { buildPageAddress } from '@/lib/content/address';
import type { CategoryFile, Doc, Problem } from '@/lib/content/types';
import { buildVersion } from '@/lib/docs/build-model';
import { buildSidebar } from '@/lib/docs/sidebar';
import { sitePagesFolder, type PageFolder } from '@/lib/docs/site-pages';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import { buildVersions, type ServedVersion } from '@/lib/site/build-versions';
import type { VersionConfig } from '@/lib/site/schema';

/** Creates a problem, an error in `content/a.md` unless said otherwise. */
export function makeProblem(over: Partial<Problem> = {}): Problem {
  const words = { rule: 'some-rule', message: 'Wrong.', hint: 'Right.' };
  return { file: 'content/a.md', line: 1, column: 1, severity: 'error', ...words, ...over };
}

/** Returns place, message and hint of a problem or a fault: `error content/a.md:1:1 some-rule`, `Wrong.`, `Right.` */
export const getProblemTexts = (problem: Fault & Partial<Problem>): string[] => {
  const { severity = 'fault', file, line, column, rule, message, hint } = problem;
  return [`${severity} ${file}:${line}:${column} ${rule}`, message, hint];
};

/** Creates a version, as `versions.config.ts` lists it, with the parts of addresses that name lines: `3p10`. */
const serve = (release: string, checkedAgainst: string, since: string, [before, line]: [string, string]) => ({
  release,
  checkedAgainst,
  stableSince: since,
  releaseNotes: `https://ohif.org/release-notes/${line}/`,
  migrationGuide: `/migration-guide/${before}-to-${line}/`,
});

/** Two versions, as `versions.config.ts` lists them. */
export const servedFixtures: ServedVersion[] = [
  { viewer: serve('3.10.2', '3.10.1', '2025-04', ['3p9', '3p10']), banner: 'none' },
  { viewer: serve('3.9.3', '3.9.3', '2024-11', ['3p8', '3p9']), banner: 'unmaintained' },
];

export const [latestConfig, olderConfig] = buildVersions(servedFixtures) as [VersionConfig, VersionConfig];

/** Creates a page with the address that follows from its path `source`; `overrides` replaces properties. */
export function makeDoc(source: string, overrides: Partial<Doc> = {}, config?: PageFolder): Doc {
  const { name: version, path: versionPath, dir } = config ?? latestConfig;
  const frontmatter = overrides.frontmatter ?? {};
  const address = buildPageAddress({ ...frontmatter, source, versionPath });
  const title = frontmatter.title ?? overrides.title ?? address.baseId;
  return {
    id: address.id,
    version,
    file: `${dir}/${source}`,
    source,
    route: address.route,
    title,
    contentTitle: null,
    label: frontmatter.sidebar_label ?? title,
    description: '',
    frontmatter,
    body: '',
    bodyLine: 1,
    isCategoryIndex: address.isCategoryIndex,
    draft: frontmatter.draft ?? false,
    unlisted: frontmatter.unlisted ?? false,
    editUrl: null,
    lastUpdate: null,
    ...overrides,
  };
}

/** Creates the category file of a folder. */
export function makeCategory(dir: string, keys: Partial<CategoryFile> = {}): CategoryFile {
  return { file: `content/latest/${dir}/_category_.json`, dir, ...keys };
}

/** Creates a version from pages, each given as a `Doc` or as the path of its source file. */
export function makeVersion(
  docs: readonly (string | Doc)[],
  categories: readonly CategoryFile[] = [],
  config: PageFolder = latestConfig,
): VersionModel {
  const made = docs.map((doc) => (typeof doc === 'string' ? makeDoc(doc, {}, config) : doc));
  return buildVersion(made, config, buildSidebar({ docs: made, categories, path: config.path }));
}

/** Creates a site model from versions, by default without pages outside any version. */
export function makeModel(versions: VersionModel[], sitePages: readonly Doc[] = []): SiteModel {
  const outside = buildVersion(sitePages, sitePagesFolder, { sidebar: [], categoryPages: [] });
  return { versions, sitePages: outside, glossary: [], problems: [] };
}

/** Creates a compiled page that is empty except for the given properties. */
export function makeCompiled(parts: Partial<CompiledDoc> = {}): CompiledDoc {
  return {
    code: '',
    headings: [],
    anchors: [],
    links: [],
    images: [],
    files: [],
    componentRefs: [],
    fences: [],
    prose: { words: 0, pieces: [], emptySections: [] },
    problems: [],
    ...parts,
  };
}

/** Creates the input of checks: a site with one version. By default, no file exists outside the pages. */
export function makeSite(
  docs: readonly Doc[] = [],
  bodies: readonly CompiledDoc[] = [],
  inputs: Partial<CheckInputs> = {},
): CheckedSite {
  return {
    model: makeModel([makeVersion(docs)]),
    compiled: new Map(bodies.map((body, index) => [docs[index]?.file ?? '', body])),
    inputs: { fileExists: () => false, pageRoutes: [], ...inputs },
  };
}
