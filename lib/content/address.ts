import { basename, join, parse } from 'node:path/posix';

/** The file, version and front matter keys that determine the address of a page. */
export interface AddressInput {
  /** Path below the version's folder, e.g. `1-faq/02-general.md`. */
  source: string;
  /** Address prefix of the version: `/` or e.g. `/3.9`. */
  versionPath: string;
  /** Front matter `id`. */
  id?: string | undefined;
  /** Front matter `slug`. */
  slug?: string | undefined;
  /** Front matter `parse_number_prefixes`; true when left out. */
  parseNumberPrefixes?: boolean | undefined;
  /** Whether addresses end in a slash, always or never; without it, those of folders do. */
  trailingSlash?: boolean | undefined;
}

/** Id and address of a page. */
export interface Address {
  /** Doc id, e.g. `faq/general`. */
  id: string;
  /** Last segment of the id. */
  baseId: string;
  /** Address inside the version, e.g. `/faq/general` or `/faq/`. */
  slug: string;
  /** Address on the site, e.g. `/3.9/faq/general`. */
  route: string;
  /** True when the file is the page of its folder; never at the top, where there is no category. */
  isCategoryIndex: boolean;
  /** Whether the address is a path that can be served: no `?`, `#` or broken `%` escape. */
  isServable: boolean;
}

/**
 * Derives id and address of a page from its place and front matter. The address keeps blanks and non-ASCII letters as
 * they are; encoding them is up to whoever writes a URL.
 * @see acceptance RT-23, BLD-10
 */
export function buildAddress(input: AddressInput): Address {
  const { dir: folder, name } = parse(input.source);
  const strip = (part: string): string =>
    input.parseNumberPrefixes === false ? part : parseNumberPrefix(part).name;
  const cleanFolder = folder.split('/').map(strip).join('/');
  const baseId = input.id ?? strip(name);
  const isIndex = ['index', 'readme', basename(folder).toLowerCase()].includes(name.toLowerCase());
  const folderSlug = cleanFolder === '' ? '/' : `/${cleanFolder}/`;
  const slug =
    input.slug === undefined && isIndex ? folderSlug : resolveSlug(input.slug ?? baseId, folderSlug);

  return {
    id: cleanFolder === '' ? baseId : `${cleanFolder}/${baseId}`,
    baseId,
    slug,
    route: endPath(input.versionPath === '/' ? slug : `${input.versionPath}${slug}`, input.trailingSlash),
    isCategoryIndex: isIndex && folder !== '',
    isServable: isServablePath(slug),
  };
}

/** The path with or without a slash at its end; the home keeps its own. @see acceptance RT-23 */
function endPath(path: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined || path === '/') return path;
  const bare = path.replace(/\/+$/, '');
  return trailingSlash ? `${bare}/` : bare;
}

/** Resolves `.` and `..` as in a URL; a slug that starts with `/` counts from the version's home. */
function resolveSlug(slug: string, folderSlug: string): string {
  const endsInDots = /(^|\/)\.{1,2}$/.test(slug);
  return join(slug.startsWith('/') ? '/' : folderSlug, endsInDots ? `${slug}/` : slug);
}

function isServablePath(path: string): boolean {
  try {
    decodeURI(path);
  } catch {
    return false;
  }
  return !/[?#\\]/.test(path);
}

/** Digits, a separator of `-`, `_`, `.` with optional blanks, then the name; `2021-11-03` and `7.0` are no order numbers. */
const orderNumber = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/;

/**
 * Splits a leading order number off a file or folder name (no extension). Dates, version numbers and names such as
 * `1a-Colors` or `3p9-to-3p10` have none: their number is null.
 * @see acceptance RT-23
 */
export function parseNumberPrefix(name: string): { name: string; number: number | null } {
  const match = orderNumber.exec(name);
  if (match?.[1] === undefined || match[2] === undefined) return { name, number: null };
  return { name: match[2], number: Number.parseInt(match[1], 10) };
}
