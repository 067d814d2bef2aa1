import type { SidebarNode, VersionModel } from '@/lib/docs/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import { site } from '@/lib/site/config';

/** A page of a book. */
export interface Chapter {
  route: string;
  /** Number of sidebar categories of the book around the page. */
  depth: number;
}

/** Pages of one part of the sidebar, which become a PDF. */
export interface Book {
  /** Name of the file, e.g. `ohif-3.10-user-guide.pdf`. */
  file: string;
  /** Label of the sidebar category. */
  title: string;
  /** Label of the version. */
  version: string;
  chapters: Chapter[];
}

/** Addresses of the sidebar categories that become PDFs. */
const bookRoutes = ['/user-guide', '/deployment'];

/** Lists the pages of sidebar entries in reading order; generated pages of categories are not pages of the book. */
function listChapters(nodes: readonly SidebarNode[], depth: number): Chapter[] {
  return nodes.flatMap((node) => {
    const own = node.docId !== undefined && node.href !== undefined ? [{ route: node.href, depth }] : [];
    return node.type === 'category' ? [...own, ...listChapters(node.items, depth + 1)] : own;
  });
}

/**
 * Lists the books of a version.
 * @throws Error if the sidebar has no category with the address of a book
 */
export function listBooks(version: VersionModel): Book[] {
  const [number = version.name] = /^\d+\.\d+/.exec(version.label) ?? [];
  return bookRoutes.map((route) => {
    const node = version.sidebar.find(({ href }) => href !== undefined && normalizePath(href) === route);
    if (node?.type !== 'category')
      throw new Error(
        `The sidebar has no category with the page "${route}". Correct bookRoutes in tools/pdf/books.ts.`,
      );
    const file = `${site.title.toLowerCase()}-${number}${route.replaceAll('/', '-')}.pdf`;
    return { file, title: node.label, version: version.label, chapters: listChapters([node], 0) };
  });
}
