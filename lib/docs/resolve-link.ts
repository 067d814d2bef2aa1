import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';
import { getDocsBySource } from './link-index';
import { isElsewhere } from './resolve-image';

/** The resolved target of a link in a doc; `href` is the address to render. */
export type LinkTarget =
  /** Another host or scheme, or a path that is used without further resolution (`pathname:///x.pdf`). */
  | { kind: 'external'; href: string }
  /** An anchor on the same page. */
  | { kind: 'anchor'; href: string; hash: string }
  /** A doc, linked by its Markdown file. */
  | { kind: 'doc'; href: string; route: string; hash: string; doc: Doc }
  /** A path on this site, which may not exist. */
  | { kind: 'path'; href: string; route: string; hash: string }
  /** A Markdown file that does not exist; `tried` lists the paths below the version's folder that were checked. */
  | { kind: 'missing'; href: string; tried: string[] };

const servedAsIs = 'pathname://';

/** Returns the paths below the version's folder to which a link to a Markdown file may refer; the first one wins. */
function getCandidates(doc: Doc, file: string): string[] {
  const besides = path.join(path.dirname(doc.source), file);
  if (file.startsWith('/')) return [file.slice(1)];
  return /^\.\.?\//.test(file) ? [besides] : [...new Set([besides, path.normalize(file)])];
}

/** Resolves a path against a route and percent-encodes the result. */
function toUrlPath(pathname: string, route: string): string {
  const base = `https://site.invalid${route}`;
  return URL.canParse(pathname, base) ? new URL(pathname, base).pathname : pathname;
}

function resolveFile(doc: Doc, href: string, version: VersionModel): LinkTarget {
  const { path: file, query, hash } = splitHref(href);
  const tried = getCandidates(doc, decodePath(file));
  const docs = getDocsBySource(version);
  const found = tried.map((candidate) => docs.get(candidate)).find((target) => target !== undefined);
  if (!found) return { kind: 'missing', href, tried };
  const { route } = found;
  return { kind: 'doc', href: toUrlPath(route, '/') + query + hash, route, hash, doc: found };
}

/**
 * Resolves a link in a doc. A link to a Markdown file, relative to the doc or to the version's folder, becomes the
 * address of that doc, with query and hash. Other relative paths are resolved against the doc's address. Never throws.
 * @see acceptance BLD-01, BLD-02, BLD-07
 */
export function resolveDocLink(doc: Doc, href: string, version: VersionModel): LinkTarget {
  if (href.startsWith(servedAsIs)) return { kind: 'external', href: href.slice(servedAsIs.length) };
  if (isElsewhere(href)) return { kind: 'external', href };
  const { path: pathname, query, hash } = splitHref(href);
  if (pathname === '' && query === '') return { kind: 'anchor', href, hash };
  if (/\.mdx?$/.test(pathname)) return resolveFile(doc, href, version);
  const resolved = toUrlPath(pathname || doc.route, doc.route);
  return { kind: 'path', href: resolved + query + hash, route: resolved, hash };
}
