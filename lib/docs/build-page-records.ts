import type { Doc } from '@/lib/content/types';
import { buildToc } from '@/lib/mdx/toc';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { SiteConfig } from '@/lib/site/schema';
import { summarizePageChange, type ChangeList } from '@/lib/versions/change-list';
import { getBreadcrumbs, getDocNavigation, getNeighbors } from './doc-navigation';
import { getHeadTitles } from './head-titles';
import type { CategoryRecord, DocRecord, PageRecord } from './page-record';
import { getShownSidebarId } from './sidebar-id';
import type { CategoryPage, SiteModel, VersionModel } from './types';
import { getLatestVersion } from './versions';

/** The site model and the compiled pages, from which page records are built. */
export interface PageRecordSources {
  model: SiteModel;
  /** Headings of each page, by the path of its Markdown file from the project root. */
  compiled: ReadonlyMap<string, Pick<CompiledDoc, 'headings'>>;
  /** Changes since the previous version. */
  changes: ChangeList | null;
  site: Pick<SiteConfig, 'docs' | 'tableOfContents'>;
}

/**
 * Builds a page record for each doc and each category page, in the order of the site model.
 * @see acceptance DOC-01, DOC-06, DOC-14
 */
export function buildPageRecords(sources: PageRecordSources): PageRecord[] {
  return sources.model.versions.flatMap((version) => {
    const headTitles = getHeadTitles(version);
    return [
      ...version.docs.map((doc) => buildDocRecord(doc, version, sources)),
      ...version.categoryPages.map((page) => buildCategoryRecord(page, version, sources)),
    ].map((record) => ({ ...record, headTitle: headTitles.get(record.route) }));
  });
}

const pickVersion = ({ name, label, banner }: VersionModel) => ({ name, label, banner });

function buildDocRecord(
  doc: Doc,
  version: VersionModel,
  { model, compiled, changes, site }: PageRecordSources,
): DocRecord {
  const { id, file, route, title, description, frontmatter, draft, unlisted, editUrl, lastUpdate } = doc;
  const {
    toc_min_heading_level: min,
    toc_max_heading_level: max,
    hide_table_of_contents: hidden,
  } = frontmatter;
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  const headings = hidden ? [] : (compiled.get(file)?.headings ?? []);
  return {
    type: 'doc',
    route,
    doc: { id, file, route, title, description, frontmatter, draft, unlisted, editUrl, lastUpdate },
    version: pickVersion(version),
    navigation: getDocNavigation(model, version, doc, site.docs),
    toc: buildToc(headings, min ?? minHeadingLevel, max ?? maxHeadingLevel),
    hasSidebar: getShownSidebarId(version, doc) !== null,
    change: summarizePageChange(changes, version.name, id),
  };
}

function buildCategoryRecord(
  category: CategoryPage,
  version: VersionModel,
  { model, site }: PageRecordSources,
): CategoryRecord {
  const latest = getLatestVersion(model.versions);
  return {
    type: 'category',
    route: category.route,
    category,
    version: pickVersion(version),
    latestHome: { href: latest.path, label: latest.label },
    navigation: {
      crumbs: getBreadcrumbs(version, category, site.docs),
      ...getNeighbors(version, category),
    },
    toc: [],
    hasSidebar: true,
  };
}
