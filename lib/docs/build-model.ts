import path from 'node:path';
import { buildDocInTime } from '@/lib/content/doc-in-time';
import { checkDuplicateIds } from '@/lib/content/duplicate-ids';
import { readLastUpdates, type LastUpdates } from '@/lib/content/last-update';
import { getDocContext, getSidebarOptions, weighProblems } from './docusaurus-options';
import { getVersionDir, readVersion, type ReadOptions } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import { readGlossary } from '@/lib/glossary/read-glossary';
import { createPageFilter } from '@/lib/docusaurus/page-filter';
import type { DocusaurusSite } from '@/lib/docusaurus/types';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { buildVersion } from './build-version';
import { joinVersions } from './link-index';
import { readPlanned } from './read-planned';
import type { Planned, SiteModel, VersionModel } from './types';
import { checkVersion } from './version-problems';

/** What a site is built from. */
export interface SiteModelOptions extends ReadOptions {
  site: Pick<SiteConfig, 'versions' | 'docs'>;
  /** Keep drafts as pages. */
  includeDrafts: boolean;
  /** The Docusaurus site whose versions these are; `contentDir` is its own. @see acceptance RT-23 */
  docusaurus?: DocusaurusSite | undefined;
}

interface Shared {
  lastUpdates: LastUpdates['updates'];
  planned: Planned;
}

/** Git is asked once for all versions, and not at all when nobody wants to know. */
function readUpdates({ site, ...options }: SiteModelOptions): LastUpdates {
  if (!site.docs.showLastUpdateTime && !site.docs.showLastUpdateAuthor)
    return { updates: null, problems: [] };
  const root = options.root ?? process.cwd();
  return readLastUpdates(
    root,
    site.versions.map((version) => path.relative(root, getVersionDir(version, options))),
  );
}

function readVersionModel(
  config: VersionConfig,
  options: SiteModelOptions,
  { lastUpdates, planned }: Shared,
): { version: VersionModel; problems: Problem[] } {
  const { editUrl, sidebarId } = options.site.docs;
  const { includeDrafts, docusaurus } = options;
  const files = readVersion(config, {
    ...options,
    ...(docusaurus && { lenient: true, isPage: createPageFilter(docusaurus.config.docs) }),
  });
  const context = {
    versionPath: config.path,
    editUrl,
    lastUpdates,
    ...(docusaurus && getDocContext(docusaurus, options.root ?? process.cwd())),
  };
  const built = files.docs.map((raw) => buildDocInTime(raw, context));
  const docs = built.map(({ doc }) => doc);
  const faults: Problem[] = [];
  const version = buildVersion(docs, files.categories, config, {
    includeDrafts,
    sidebarId,
    ...(docusaurus && getSidebarOptions(docusaurus, config.name, (fault) => faults.push(fault))),
  });
  const texts = new Map(files.docs.map(({ file, text }) => [file, text]));
  const problems = [
    ...files.problems,
    ...faults,
    ...built.flatMap((result) => result.problems),
    ...checkDuplicateIds(docs),
    ...checkVersion(version, { docs, categories: files.categories, planned, texts }),
  ];
  return { version, problems: docusaurus ? weighProblems(problems) : problems };
}

/**
 * Reads all versions from disk and derives the whole site. Never throws for what authors can do: that comes
 * back as `problems`.
 * @see acceptance VER-01, BLD-08, BLD-09
 */
export function buildSiteModel(options: SiteModelOptions): SiteModel {
  const updates = readUpdates(options);
  const { planned, problems } = readPlanned(options.site.versions, options);
  const glossary = readGlossary(options);
  const read = options.site.versions.map((config) =>
    readVersionModel(config, options, { lastUpdates: updates.updates, planned }),
  );
  const versions = read.map(({ version }) => version);
  if (options.docusaurus) joinVersions(versions);
  return {
    versions,
    planned,
    glossary: glossary.terms,
    problems: [
      ...(options.docusaurus?.problems ?? []),
      ...updates.problems,
      ...problems,
      ...glossary.problems,
      ...read.flatMap((result) => result.problems),
    ],
  };
}
