import type { Doc } from '@/lib/content/types';
import { getCategoryBreadcrumbs } from '@/lib/docs/breadcrumbs';
import { buildDocusaurusModel } from '@/tools/docusaurus/build-model';
import { getCategoryNeighbors } from '@/lib/docs/neighbors';
import { getCategorySidebarId, getShownSidebarId } from '@/lib/docs/sidebar-id';
import { getSurroundings } from '@/lib/docs/surroundings';
import type { CategoryPage, NavNode, VersionModel } from '@/lib/docs/types';
import type { PageFacts, SidebarEntry, SiteFacts } from '../facts';
import { readText } from '../read-html';
import { renderDoc } from './render-doc';

const toEntries = (nodes: readonly NavNode[]): SidebarEntry[] =>
  nodes.map((node) => ({
    label: node.label,
    ...(node.href === undefined ? {} : { href: node.href }),
    ...(node.type === 'category' ? { items: toEntries(node.items) } : {}),
  }));

async function readBody(doc: Doc, version: VersionModel): Promise<Pick<PageFacts, 'text' | 'fault'>> {
  try {
    return { text: readText(await renderDoc(doc, version), doc.route) };
  } catch (error) {
    return { text: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

function readCategory(page: CategoryPage, version: VersionModel, breadcrumbs: boolean): PageFacts {
  return {
    route: page.route,
    version: version.name,
    source: '',
    title: page.title,
    shownSidebar: getCategorySidebarId(version, page),
    text: { heading: page.title, headings: [], links: [] },
    ...getCategoryNeighbors(version, page),
    crumbs: getCategoryBreadcrumbs(version, page, { breadcrumbs }),
  };
}

/** Reads a Docusaurus site with this project and returns its facts. A body that cannot be rendered is a fault of its page. */
export async function readOurFacts(dir: string): Promise<SiteFacts> {
  const { model, site } = buildDocusaurusModel(dir);
  const breadcrumbs = site.config.docs.breadcrumbs ?? true;
  const pages: PageFacts[] = [];
  for (const version of model.versions) {
    for (const doc of version.docs) {
      const { crumbs, previous, next } = getSurroundings(model, version, doc, { breadcrumbs });
      const { route, source, title, unlisted } = doc;
      const listing = unlisted ? { unlisted } : {};
      const body = await readBody(doc, version);
      pages.push({
        route,
        version: version.name,
        source,
        title,
        ...listing,
        ...body,
        shownSidebar: getShownSidebarId(version, doc),
        previous,
        next,
        crumbs,
      });
    }
    pages.push(...version.categoryPages.map((page) => readCategory(page, version, breadcrumbs)));
  }
  const sidebars = model.versions.flatMap(({ name, sidebars: own }) =>
    Object.entries(own).map(([id, nodes]) => ({ version: name, id, items: toEntries(nodes) })),
  );
  return { pages, sidebars };
}
