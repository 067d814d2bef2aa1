import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import type { Planned, VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';
import { getDocByFile, getDocsBySource } from './link-index';

/** The target of a link in a doc; `href` is the address to render. */
export type LinkTarget =
  /** Another host or scheme, or a file that is to be served as it is (`pathname:///x.pdf`). */
  | { kind: 'external'; href: string }
  /** A place on the same page. */
  | { kind: 'anchor'; href: string; hash: string }
  /** A markdown file of the same version; `doc` is undefined while it is only planned. */
  | { kind: 'doc'; href: string; route: string; hash: string; doc: Doc | undefined }
  /** An address of this site. Whether it exists is the check's question. */
  | { kind: 'path'; href: string; path: string; hash: string }
  /** A markdown file that is not there. `tried` = paths below the version's folder. */
  | { kind: 'missing'; href: string; tried: string[] };

const servedAsIs = 'pathname://';

/** Paths below the version's folder at which a markdown link may find its file, in order. */
function getCandidates(doc: Doc, file: string): string[] {
  const besides = path.join(path.dirname(doc.source), file);
  if (file.startsWith('/')) return [file.slice(1)];
  return /^\.\.?\//.test(file) ? [besides] : [...new Set([besides, path.normalize(file)])];
}

/** Resolves a path against a route and encodes what a URL can't hold. */
function toUrlPath(pathname: string, route: string): string {
  const base = `https://site.invalid${route}`;
  return URL.canParse(pathname, base) ? new URL(pathname, base).pathname : pathname;
}

function resolveFile(
  doc: Doc,
  href: string,
  version: VersionModel,
  planned: Planned | undefined,
): LinkTarget {
  const { path: file, query, hash } = splitHref(href);
  const tried = getCandidates(doc, decodePath(file));
  const docs = getDocsBySource(version);
  const plannedDocs = planned?.docs[version.name];
  const source = tried.find((candidate) => docs.has(candidate) || plannedDocs?.[candidate]);
  const beside = path.join(path.dirname(doc.file), decodePath(file));
  const found = source === undefined ? getDocByFile(version, beside) : docs.get(source);
  const route = found?.route ?? plannedDocs?.[source ?? '']?.route;
  if (route === undefined) return { kind: 'missing', href, tried };
  return { kind: 'doc', href: toUrlPath(route, '/') + query + hash, route, hash, doc: found };
}

/**
 * Where a link in a doc leads. A link to a markdown file (relative to the doc, or to the version's folder)
 * leads to that doc's address in the same version, query and hash kept; case matters, `%20` is a space. Where versions
 * were joined, a relative link may lead to a file of another version. A relative path without `.md` is seen from the doc's address. Never throws: the check and the pages share it.
 * @see acceptance BLD-01, BLD-02, BLD-07
 */
export function resolveDocLink(doc: Doc, href: string, version: VersionModel, planned?: Planned): LinkTarget {
  if (href.startsWith(servedAsIs)) return { kind: 'external', href: href.slice(servedAsIs.length) };
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  const { path: pathname, query, hash } = splitHref(href);
  if (pathname === '' && query === '') return { kind: 'anchor', href, hash };
  if (/\.mdx?$/.test(pathname)) return resolveFile(doc, href, version, planned);
  const resolved = toUrlPath(pathname || doc.route, doc.route);
  return { kind: 'path', href: resolved + query + hash, path: resolved, hash };
}
