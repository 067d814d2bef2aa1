import 'server-only';
import type { Doc } from '@/lib/content/types';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { buildToc } from '@/lib/mdx/toc';
import type { CompiledDoc, DocCard, PageContext, TocEntry } from '@/lib/mdx/types';
import revision from '@/generated/revision.json';
import { site } from '@/lib/site/config';
import { getCategoryBreadcrumbs } from './breadcrumbs';
import { getNodeCards } from './cards';
import { getCategoryPageByRoute, getDocByRoute, getVersion } from './doc-routes';
import { getResolvedImage } from './images';
import { getCategoryNeighbours } from './neighbours';
import { createPageContext } from './page-context';
import { getSiteModel } from './site-model';
import { getSurroundings } from './surroundings';
import type { CategoryPage, DocSurroundings, NavCategory, NavNode, SiteModel, VersionModel } from './types';

/** Everything that the view of one doc needs, resolved. */
export interface DocPageData {
  type: 'doc';
  doc: Doc;
  version: VersionModel;
  surroundings: DocSurroundings;
  toc: readonly TocEntry[];
  compiled: CompiledDoc;
  context: PageContext;
}

/** Everything that the view of a category's generated page needs. */
export interface CategoryPageData {
  type: 'category';
  category: CategoryPage;
  version: VersionModel;
  latestHome: { href: string; label: string };
  surroundings: Pick<DocSurroundings, 'crumbs' | 'previous' | 'next'>;
  cards: readonly DocCard[];
}

/** The model of the content as it was last prepared; an edit of the content in development makes a new one. */
export const getCurrentModel = (): SiteModel => getSiteModel(revision.revision);

async function getDocPage(doc: Doc, version: VersionModel, model: SiteModel): Promise<DocPageData> {
  const compiled = await compileCached(doc.body, getTermForms(model.glossary), doc.extension);
  const {
    toc_min_heading_level: min,
    toc_max_heading_level: max,
    hide_table_of_contents: hidden,
  } = doc.frontmatter;
  const { minHeadingLevel, maxHeadingLevel } = site.tableOfContents;
  const toc = hidden ? [] : buildToc(compiled.headings, min ?? minHeadingLevel, max ?? maxHeadingLevel);
  const surroundings = getSurroundings(model, version, doc, { breadcrumbs: site.docs.breadcrumbs });
  return {
    type: 'doc',
    doc,
    version,
    surroundings,
    toc,
    compiled,
    context: createPageContext(doc, version, model, compiled, (src) => getResolvedImage(doc, src)),
  };
}

function findCategory(nodes: readonly NavNode[], route: string): NavCategory | undefined {
  for (const node of nodes) {
    if (node.type !== 'category') continue;
    const found = node.href === route ? node : findCategory(node.items, route);
    if (found) return found;
  }
  return undefined;
}

function getCategoryPage(category: CategoryPage, version: VersionModel, model: SiteModel): CategoryPageData {
  const nodes = Object.values(version.sidebars).flat();
  const items = findCategory(nodes, category.route)?.items ?? [];
  const latest = model.versions.find(({ isLast }) => isLast) ?? version;
  return {
    type: 'category',
    category,
    version,
    latestHome: { href: latest.path, label: latest.label },
    surroundings: {
      crumbs: getCategoryBreadcrumbs(version, category, { breadcrumbs: site.docs.breadcrumbs }),
      ...getCategoryNeighbours(version, category),
    },
    cards: getNodeCards(items, version),
  };
}

/**
 * The page at a path below a version's prefix: a doc, or the generated page of a category; null = not found.
 * @see acceptance RT-12, RT-13, RT-17
 */
export async function getPage(
  versionName: string,
  slug: readonly string[],
): Promise<DocPageData | CategoryPageData | null> {
  const model = getCurrentModel();
  const version = getVersion(model, versionName);
  const doc = getDocByRoute(model, versionName, slug);
  if (doc) return getDocPage(doc, version, model);
  const category = getCategoryPageByRoute(model, versionName, slug);
  return category ? getCategoryPage(category, version, model) : null;
}
