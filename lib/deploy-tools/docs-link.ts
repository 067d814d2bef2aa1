import type { DocsLink } from './finding';
import { knownLines, type ViewerLine } from './config/data/lines';
import { otherSections, titles } from './data/docs-pages';

/** A version of the viewer whose documentation the findings link to. */
export interface CheckedVersion {
  line: ViewerLine;
  /** Path of the version's pages: `/` or `/3.9`. */
  path: string;
}

/** Converts a page and its anchor to a link to the page of a version. */
export function toDocsLink(docs: string, { line, path }: CheckedVersion): DocsLink {
  const [page = ''] = docs.split('#');
  const section = otherSections[line]?.[docs] ?? docs;
  return { href: `${path.replace(/\/+$/, '')}/${section}`, title: titles[page] ?? page };
}

/** Links to a page and its anchor in the latest version. */
export const toLatestLink = (docs: string): DocsLink => toDocsLink(docs, { line: knownLines[0], path: '/' });
