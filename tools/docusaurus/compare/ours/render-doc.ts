import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseFragment } from 'parse5';
import { createMdxComponents } from '@/components/mdx/create-components';
import type { Doc } from '@/lib/content/types';
import { getDocCards } from '@/lib/docs/cards';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { showsTitle } from '@/lib/docs/shows-title';
import type { VersionModel } from '@/lib/docs/types';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';
import { buildToc } from '@/lib/mdx/toc';

/**
 * Renders the title and the body of a page to HTML, with the same compiler and components as the site. The rest of the
 * page, such as its head and scripts, is not compared.
 * @throws Error when the body cannot be compiled or rendered
 */
export async function renderDoc(doc: Doc, version: VersionModel) {
  const compiled = await compileBody(doc.body, [], doc.extension);
  const fault = compiled.problems.find(({ severity }) => severity === 'error');
  if (compiled.code === '') throw new Error(`${doc.file}: ${fault?.message ?? 'no text'}`);
  const components = createMdxComponents({
    resolveHref: (href) => resolveDocLink(doc, href, version).href,
    resolveImage: (src) => ({ src }),
    cards: (docIds) => getDocCards(version, doc, docIds),
    define: () => null,
    toc: buildToc(compiled.headings, 2, 6),
  });
  const title = showsTitle(doc, compiled) ? createElement('h1', null, doc.title) : null;
  const { html, problem } = await renderBody(compiled, components);
  if (problem) throw new Error(`${doc.file}: ${problem.message}`);
  return parseFragment(renderToStaticMarkup(title) + html);
}
