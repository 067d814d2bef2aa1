import type { Doc } from '@/lib/content/types';
import { createDefinitionLookup } from '@/lib/glossary/definition-lookup';
import { buildToc } from '@/lib/mdx/toc';
import type { CompiledDoc, PageContext } from '@/lib/mdx/types';
import { getDocCards } from './cards';
import { resolveDocLink } from './resolve-link';
import type { SiteModel, VersionModel } from './types';

/** Creates the context for rendering a doc: functions that resolve its links, images, cards and glossary terms. */
export function createPageContext(
  doc: Doc,
  version: VersionModel,
  model: SiteModel,
  compiled: CompiledDoc,
  resolveImage: PageContext['resolveImage'],
): PageContext {
  return {
    resolveHref: (href) => resolveDocLink(doc, href, version, model.planned).href,
    resolveImage,
    cards: (docIds) => getDocCards(version, doc, docIds),
    define: createDefinitionLookup(doc, model.glossary),
    toc: buildToc(compiled.headings, 2, 6),
  };
}
