import { basename, join, parse } from 'node:path/posix';

/** The file, version and front matter values that determine a page's id and address. */
export interface PageAddressInput {
  /** Path below the version's folder, e.g. `1-faq/02-general.md`. */
  source: string;
  /** Path at which the version is served: `/` or e.g. `/3.9`. */
  versionPath: string;
  id?: string | undefined;
  slug?: string | undefined;
  /** True (the default) to remove number prefixes such as `02-` from file and folder names. */
  parseNumberPrefixes?: boolean | undefined;
}

interface PageAddress {
  /** Doc id, e.g. `faq/general`. */
  id: string;
  /** Last segment of the doc id, e.g. `general`. */
  baseId: string;
  /** Address without the path of the version, e.g. `/faq/general` or `/faq/`. */
  slug: string;
  /** Address on the site, including the path of the version, e.g. `/3.9/faq/general`. */
  route: string;
  /** True if the file is the index page of its folder; always false for files directly in the version's folder. */
  isCategoryIndex: boolean;
  /** True if the address can be served: it contains no `?`, `#`, `\` or broken `%` escape. */
  isServable: boolean;
}

/**
 * Derives the id and the address of a page from its file path and front matter. The address is not percent-encoded;
 * code that writes a URL must encode spaces and non-ASCII letters.
 * @see acceptance RT-23, BLD-10
 */
export function buildPageAddress(input: PageAddressInput): PageAddress {
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
    route: input.versionPath === '/' ? slug : `${input.versionPath}${slug}`,
    isCategoryIndex: isIndex && folder !== '',
    isServable: isServablePath(slug),
  };
}

/** Resolves a slug, including `.` and `..`, against its folder, or against the version's home if it starts with `/`. */
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

/** Matches an order number, a separator (`-`, `_` or `.`) and a name, e.g. `02-faq`, but not `2021-11-03` or `7.0`. */
const orderNumber = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/;

/**
 * Splits a file or folder name without its extension into an order number and the rest: `02-faq` → 2 and `faq`. The
 * number is null if the name has none. Dates, version numbers, and `3p9` in `3p9-to-3p10` are not order numbers.
 * @see acceptance RT-23
 */
export function parseNumberPrefix(name: string): { name: string; number: number | null } {
  const match = orderNumber.exec(name);
  if (match?.[1] === undefined || match[2] === undefined) return { name, number: null };
  return { name: match[2], number: Number.parseInt(match[1], 10) };
}
