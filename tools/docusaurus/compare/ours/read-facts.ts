import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseFragment } from 'parse5';
import { createMdxComponents } from '@/components/mdx/create-components';
import { getDocCards } from '@/lib/docs/cards';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { showsTitle } from '@/lib/docs/shows-title';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';
import { buildToc } from '@/lib/mdx/toc';
import type { Doc } from '@/lib/content/types';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { getBreadcrumbs, getNeighbors } from '@/lib/docs/doc-navigation';
import { getShownSidebarId, type DocOrCategoryPage } from '@/lib/docs/sidebar-id';
import type { CategoryPage, SidebarNode, VersionModel } from '@/lib/docs/types';
import type { PageFacts, SidebarEntry, SiteFacts } from '../facts';
import { readHeadingsAndLinks } from '../read-html';

const toEntries = (nodes: readonly SidebarNode[]): SidebarEntry[] =>
  nodes.map((node) => ({
    label: node.label,
    ...(node.href === undefined ? {} : { href: node.href }),
    ...(node.type === 'category' ? { items: toEntries(node.items) } : {}),
  }));

/**
 * Renders the title and the body of a page to HTML, with the same compiler and components as the site. The rest of the
 * page, such as its head and scripts, is not compared.
 * @throws Error when the body cannot be compiled or rendered
 */
async function renderDoc(doc: Doc, version: VersionModel) {
  const compiled = await compileBody(doc.body, [], doc.extension);
  const fault = compiled.problems.find(({ severity }) => severity === 'error');
  if (compiled.code === '') throw new Error(`${doc.file}: ${fault?.message ?? 'no text'}`);
  const components = createMdxComponents({
    resolveHref: (href) => resolveDocLink(doc, href, version).href,
    resolveImage: (src) => ({ src }),
    resolveUrl: (url) => url,
    cards: (docIds) => getDocCards(version, doc, docIds),
    define: () => null,
    toc: buildToc(compiled.headings, 2, 6),
  });
  const title = showsTitle(doc, compiled) ? createElement('h1', null, doc.title) : null;
  const { html, problem } = await renderBody(compiled, components);
  if (problem) throw new Error(`${doc.file}: ${problem.message}`);
  return parseFragment(renderToStaticMarkup(title) + html);
}

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
