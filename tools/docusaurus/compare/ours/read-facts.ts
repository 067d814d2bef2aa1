import type { Doc } from '@/lib/content/types';
import { importDocusaurusSite } from '@/tools/docusaurus/import-docusaurus-site';
import { getBreadcrumbs, getNeighbors } from '@/lib/docs/doc-navigation';
import { getShownSidebarId, type DocOrCategoryPage } from '@/lib/docs/sidebar-id';
import type { CategoryPage, SidebarNode, VersionModel } from '@/lib/docs/types';
import type { PageFacts, SidebarEntry, SiteFacts } from '../facts';
import { readHeadingsAndLinks } from '../read-html';
import { renderDoc } from './render-doc';

const toEntries = (nodes: readonly SidebarNode[]): SidebarEntry[] =>
  nodes.map((node) => ({
    label: node.label,
    ...(node.href === undefined ? {} : { href: node.href }),
    ...(node.type === 'category' ? { items: toEntries(node.items) } : {}),
  }));

async function readBody(doc: Doc, version: VersionModel): Promise<Pick<PageFacts, 'text' | 'fault'>> {
  try {
    return { text: readHeadingsAndLinks(await renderDoc(doc, version), doc.route) };
  } catch (error) {
    return { text: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

const readCategory = ({ title }: CategoryPage): Pick<PageFacts, 'text' | 'source'> => ({
  source: '',
  text: { heading: title, headings: [], links: [] },
});

async function readDoc(doc: Doc, version: VersionModel): Promise<Pick<PageFacts, 'text' | 'source'>> {
  const { source, unlisted } = doc;
  return { source, ...(unlisted && { unlisted }), ...(await readBody(doc, version)) };
}

/** Imports a Docusaurus site with this project and returns its facts. A page that cannot be rendered has a `fault`. */
export async function readOurFacts(dir: string): Promise<SiteFacts> {
  const { model, site } = importDocusaurusSite(dir);
  const { breadcrumbs = true } = site.config.docs;
  const readPage = (version: VersionModel, page: DocOrCategoryPage) => ({
    route: page.route,
    version: version.name,
    title: page.title,
    shownSidebar: getShownSidebarId(version, page),
    ...getNeighbors(version, page),
    crumbs: getBreadcrumbs(version, page, { breadcrumbs }),
  });
  const pages: PageFacts[] = [];
  for (const version of model.versions) {
    for (const doc of version.docs)
      pages.push({ ...readPage(version, doc), ...(await readDoc(doc, version)) });
    for (const page of version.categoryPages)
      pages.push({ ...readPage(version, page), ...readCategory(page) });
  }
  const sidebars = model.versions.flatMap(({ name, sidebars: own }) =>
    Object.entries(own).map(([id, nodes]) => ({ version: name, id, items: toEntries(nodes) })),
  );
  return { pages, sidebars };
}
