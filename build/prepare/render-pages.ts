import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledDocs } from '@/lib/checks/types';
import type { Doc, Problem } from '@/lib/content/types';
import { watchPage } from '@/lib/content/watchdog';
import { getSidebarEntryCards } from '@/lib/docs/cards';
import { createPageContext, type ServedContent } from '@/lib/docs/page-context';
import { showsTitle } from '@/lib/docs/shows-title';
import type { CategoryPage, SidebarNode, SiteModel, VersionModel } from '@/lib/docs/types';
import { findSidebarPath } from '@/lib/docs/walk-sidebar';
import { readSectionsCached } from '@/lib/mdx/cache';
import { renderBody, type RenderedBody } from '@/lib/mdx/render-body';
import type { CompiledDoc, ComponentMap, PageContext, PageSection, RemovedPages } from '@/lib/mdx/types';
import { getRemovedPages } from '@/lib/versions/change-list';
import { buildPublishedChanges } from './change-files';

interface RenderSources extends ServedContent {
  model: SiteModel;
  compiled: CompiledDocs;
  /** Creates the components that Markdown can use on a page. */
  createComponents: (context: PageContext) => ComponentMap;
  removedPages?: RemovedPages | null;
}

type RenderedDoc = RenderedBody & { sections: PageSection[] };

/** Rendered docs by file. A doc is rendered again if its body changes or if a lookup returns a different result. */
const known = new Map<
  string,
  { compiled: CompiledDoc; looksSameIn: (context: PageContext) => boolean; rendered: RenderedDoc }
>();

/**
 * Renders the title and body of every page to HTML, by route, and reads the sections of each page, by file. Pages outside
 * any version come last, because they can show what differs between the versions.
 * @returns also the comparison of versions, and a problem for each page with an expression or component that throws or
 * returns no content
 * @see acceptance BLD-09, BLD-11
 */
export async function renderPages(sources: RenderSources) {
  const html = new Map<string, string>();
  const sections = new Map<string, PageSection[]>();
  const problems: Problem[] = [];
  const renderFolder = async (version: VersionModel, from: RenderSources) => {
    for (const doc of version.docs) {
      const compiled = sources.compiled.get(doc.file);
      if (!compiled) continue;
      watchPage(doc.file);
      const { html: body, problem, sections: parts } = await renderDoc(doc, version, compiled, from);
      sections.set(doc.file, parts);
      html.set(doc.route, showsTitle(doc, compiled) ? renderTitle(doc.title) + body : body);
      if (problem) problems.push({ ...problem, file: doc.file, line: doc.bodyLine + problem.line - 1 });
    }
    for (const page of version.categoryPages) html.set(page.route, renderCategory(page, version, sources));
  };
  const { versions, sitePages } = sources.model;
  for (const version of versions) await renderFolder(version, sources);
  const changes = buildPublishedChanges(versions, sections, sources.baseUrl.replace(/\/$/, ''));
  await renderFolder(sitePages, { ...sources, removedPages: getRemovedPages(changes.list) });
  return { html, sections, problems, changes };
}

async function renderDoc(
  doc: Doc,
  version: VersionModel,
  compiled: CompiledDoc,
  { model, createComponents, removedPages = null, ...served }: RenderSources,
): Promise<RenderedDoc> {
  const context = createPageContext(doc, version, model, compiled, served, removedPages);
  const before = known.get(doc.file);
  if (before?.compiled === compiled && before.looksSameIn(context)) return before.rendered;
  const { watched, looksSameIn } = trackPageLookups(context);
  const body = renderBody(compiled, createComponents(watched), watched.resolveUrl);
  const rendered = { ...body, sections: await readSectionsCached(body.html) };
  known.set(doc.file, { compiled, looksSameIn, rendered });
  return rendered;
}

const renderTitle = (title: string) => renderToStaticMarkup(createElement('h1', null, title));

function renderCategory(
  { route, title, description }: CategoryPage,
  version: VersionModel,
  { createComponents }: RenderSources,
): string {
  const isOwn = (node: SidebarNode) => node.type === 'category' && node.href === route;
  const category = findSidebarPath(version.sidebar, isOwn).at(-1);
  const children = category?.type === 'category' ? category.items : [];
  const { DocCardList = Fragment } = createComponents({
    resolveHref: (href) => href,
    resolveImage: (src) => ({ src }),
    resolveUrl: (url) => url,
    cards: () => getSidebarEntryCards(children, version),
    define: () => null,
    removedPages: () => null,
    toc: [],
  });
  const about = description ? createElement('p', null, description) : null;
  return (
    renderTitle(title) +
    renderToStaticMarkup(createElement(Fragment, null, about, createElement(DocCardList)))
  );
}

/**
 * Wraps a page context to record the links, images, cards and terms that a page looks up. `looksSameIn` checks whether
 * another context gives the same results, so that the cached HTML of the page is still valid.
 */
export function trackPageLookups(context: PageContext) {
  const recorded: { look: (context: PageContext) => unknown; result: string }[] = [];
  const record = <T>(look: (from: PageContext) => T): T => {
    const result = look(context);
    recorded.push({ look, result: JSON.stringify(result) });
    return result;
  };
  const watched: PageContext = {
    resolveHref: (href) => record((from) => from.resolveHref(href)),
    resolveImage: (src) => record((from) => from.resolveImage(src)),
    resolveUrl: (url, use) => record((from) => from.resolveUrl(url, use)),
    cards: (docIds) => record((from) => from.cards(docIds)),
    define: (termId) => record((from) => from.define(termId)),
    removedPages: () => record((from) => from.removedPages()),
    toc: context.toc,
  };
  const looksSameIn = (other: PageContext) =>
    recorded.every(({ look, result }) => JSON.stringify(look(other)) === result);
  return { watched, looksSameIn };
}
