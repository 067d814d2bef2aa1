import type { Doc } from '@/lib/content/types';
import { reportBody, reportTitle } from '@/lib/i18n/messages/docs';
import { buildToc } from '@/lib/mdx/toc';
import type { CompiledDoc } from '@/lib/mdx/types';
import { getMarkdownAddress } from '@/lib/routing/markdown-address';
import { env } from '@/lib/site/env';
import type { SiteConfig } from '@/lib/site/schema';
import { summarizePageChange, type ChangeList } from '@/lib/versions/change-list';
import { getBreadcrumbs, getDocNavigation, getNeighbors } from './doc-navigation';
import { getHeadTitles } from './head-titles';
import type { CategoryRecord, DocRecord, PageRecord } from './page-record';
import { resolvePreview, type ServedFiles } from './resolve-image';
import { showsSidebar } from './page-sidebar';
import { releaseNotesId } from './release-feed';
import { listPageFolders } from './site-pages';
import { toSiteUrl } from './site-url';
import type { CategoryPage, SiteModel, VersionModel } from './types';
import { getLatestVersion } from './versions';

interface PageRecordSources {
  model: SiteModel;
  /** Headings of each page, by the path of its Markdown file from the project root. */
  compiled: ReadonlyMap<string, Pick<CompiledDoc, 'headings'>>;
  /** Addresses of files, among them the preview images of pages. */
  files?: ServedFiles;
  /** Changes since the previous version. */
  changes: ChangeList | null;
  site: Pick<SiteConfig, 'docs'>;
  /** True if the build writes the files besides the pages: Markdown versions and the feed of the release notes. */
  hasTextFiles: boolean;
}

/** Builds the records of all pages, in model order. @see acceptance DOC-01, DOC-06, DOC-14 */
export function buildPageRecords(sources: PageRecordSources): PageRecord[] {
  return listPageFolders(sources.model).flatMap((version) => {
    const headTitles = getHeadTitles(version);
    return [
      ...version.docs.map((doc) => buildDocRecord(doc, version, sources)),
      ...version.categoryPages.map((page) => buildCategoryRecord(page, version, sources)),
    ].map((record) => ({ ...record, headTitle: headTitles.get(record.route) }));
  });
}

const pickVersion = ({ name, label, banner }: VersionModel) => ({ name, label, banner });

/** Returns the links with which readers copy or correct a page. */
const getPageTools = (
  { route, title, lastUpdate }: Pick<Doc, 'route' | 'title'> & Partial<Pick<Doc, 'lastUpdate'>>,
  { label }: VersionModel,
  { site, hasTextFiles }: PageRecordSources,
) => ({
  markdown: hasTextFiles ? getMarkdownAddress(route) : null,
  reportUrl: getReportUrl(site.docs.reportUrl, {
    title,
    version: label,
    url: toSiteUrl(route),
    date: lastUpdate?.date,
    commit: env.commit,
  }),
});

/** Returns front matter or a category page with the address of its preview image instead of its path. */
const withPreview = <Page extends { image?: string | undefined }>(
  page: Page,
  { file = '' }: { file?: string | undefined },
  { files = {} }: PageRecordSources,
): Page =>
  page.image === undefined ? page : { ...page, image: resolvePreview(files, { file }, page.image) };

function buildDocRecord(doc: Doc, version: VersionModel, sources: PageRecordSources): DocRecord {
  const { model, compiled, changes, site, hasTextFiles } = sources;
  const { id, file, route, title, description, draft, unlisted, editUrl, lastUpdate } = doc;
  const frontmatter = withPreview(doc.frontmatter, doc, sources);
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontmatter;
  const { headings: all = [] } = compiled.get(file) ?? {};
  const headings = frontmatter.hide_table_of_contents ? [] : all;
  return {
    type: 'doc',
    route,
    doc: { id, file, route, title, description, frontmatter, draft, unlisted, editUrl, lastUpdate },
    version: version === model.sitePages ? null : pickVersion(version),
    navigation: getDocNavigation(model, version, doc, site.docs),
    toc: buildToc(headings, min, max),
    hasSidebar: showsSidebar(version, doc),
    change: summarizePageChange(changes, version.name, id),
    feed: hasTextFiles && version.isLast && id === releaseNotesId ? `${route}.atom` : null,
    ...getPageTools(doc, version, sources),
  };
}

function buildCategoryRecord(
  category: CategoryPage,
  version: VersionModel,
  sources: PageRecordSources,
): CategoryRecord {
  const { model, site } = sources;
  const latest = getLatestVersion(model.versions);
  return {
    type: 'category',
    route: category.route,
    category: withPreview(category, category, sources),
    version: pickVersion(version),
    latestHome: { href: latest.path, label: latest.label },
    navigation: {
      crumbs: getBreadcrumbs(version, category, site.docs),
      ...getNeighbors(version, category),
    },
    toc: [],
    hasSidebar: true,
    ...getPageTools(category, version, sources),
  };
}

/** The page that a report is about: title, version label (or empty), full URL, date of the last change, and commit. */
interface ReportedPage {
  title: string;
  version: string;
  url: string;
  date: string | undefined;
  commit: string | null;
}

/** Fills `{title}` and `{body}` in the URL with which a reader reports a problem; null if the site has none. */
export function getReportUrl(
  template: string | null,
  { title, version, url, date, commit }: ReportedPage,
): string | null {
  const page = [title, version].filter(Boolean).join(', ');
  const facts = [page, url, date?.slice(0, 10), commit].filter(Boolean).join('\n');
  const values = { title: reportTitle(page), body: reportBody(facts) };
  const fill = (_: string, name: keyof typeof values) => encodeURIComponent(values[name]);
  return template?.replace(/\{(title|body)\}/g, fill) ?? null;
}
