import type { Doc } from '@/lib/content/types';
import type { GlossaryTerm } from '@/lib/glossary/parse-glossary';
import { buildToc } from '@/lib/mdx/toc';
import type { CompiledDoc, PageContext, RemovedPages } from '@/lib/mdx/types';
import { withBasePath } from '@/lib/routing/base-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { getDocCards } from './cards';
import {
  resolveFile,
  resolveImage,
  resolveImageFile,
  type ServedFiles,
  type ServedImages,
} from './resolve-image';
import { resolveDocLink } from './resolve-link';
import type { SiteModel, VersionModel } from './types';

/** Images and other files that the site serves for its pages, and its base address, e.g. `/docs/`. */
export interface ServedContent {
  images: ServedImages;
  files?: ServedFiles;
  baseUrl: string;
}

/** Creates the context for rendering a doc: functions that resolve its links, images, cards and glossary terms. */
export function createPageContext(
  doc: Doc,
  version: VersionModel,
  model: SiteModel,
  compiled: CompiledDoc,
  { images, files = {}, baseUrl }: ServedContent,
  removedPages: RemovedPages | null,
): PageContext {
  const resolveHref = (href: string): string => {
    const target = resolveDocLink(doc, href, version);
    const isFile = target.kind === 'path' && files[resolveImageFile(doc, href) ?? ''] !== undefined;
    return isFile ? resolveFile(files, '/', doc, href) : target.href;
  };
  return {
    resolveHref,
    resolveImage: (src) => resolveImage(images, baseUrl, doc, src),
    resolveUrl: (url, use) =>
      use === 'link' || use === 'form'
        ? withBasePath(resolveHref(url), baseUrl)
        : resolveFile(files, baseUrl, doc, url),
    cards: (docIds) => getDocCards(version, doc, docIds),
    define: createDefinitionLookup(doc, model.glossary),
    removedPages: () => removedPages,
    toc: buildToc(compiled.headings, 2, 6),
  };
}

/**
 * Creates a function that returns the definition of the term with an id; null for terms that the page explains itself,
 * because their `page` is this page or because the title of the page is a name of the term.
 */
export function createDefinitionLookup(
  { title, route }: Pick<Doc, 'title' | 'route'>,
  glossary: readonly GlossaryTerm[],
): (id: string) => string | null {
  const terms = new Map(glossary.map((entry) => [entry.id, entry]));
  const ownTitle = title.toLowerCase();
  const isOwn = ({ term, also, page }: GlossaryTerm): boolean =>
    [term, ...also].some((name) => name.toLowerCase() === ownTitle) ||
    // Routes of older versions start with the version and end with the same path.
    (page !== undefined && normalizePath(route).endsWith(normalizePath(page)));
  return (id) => {
    const entry = terms.get(id);
    return entry && !isOwn(entry) ? entry.definition : null;
  };
}
