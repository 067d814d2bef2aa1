import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { getEditDistance } from '@/lib/text/edit-distance';
import { splitWords } from './tokens';

/** A page with its address, which includes the path of the version. */
export interface PageLink {
  route: string;
  title: string;
}

export interface VersionPages {
  label: string;
  /** Path of the version: `/` or e.g. `/3.9`. */
  path: string;
  pages: readonly PageLink[];
}

/** Pages that a reader of a wrong address may have meant. */
export interface PageSuggestions {
  /** Pages at this address in other versions, each with the version's label. */
  same: { page: PageLink; label: string }[];
  /** Pages with similar addresses or titles, nearest first. */
  near: PageLink[];
}

/** Path of a version, served or not: `/3.9`, `/2.0`, `/next`. */
const versionPattern = /^\/(?:v?\d+(?:\.[\dx]+)*|next|latest)(?=\/|$)/;
/** Pages are near if they have at least this share of the words of the wrong address. */
const minSimilarity = 0.4;
const maxNear = 3;

/** Punctuation and spaces at the end, from the sentence that an address was copied from. */
const endPattern = /[\s.,;:!?'"”’)\]}>*]+$/;
/** Start of an address of another site or language: `/docs`, `/de`, `/pt-BR`. */
const prefixPattern = /^\/(?:docs|[a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/i;

const withoutVersion = (path: string) => normalizePath(path.replace(versionPattern, '').toLowerCase() || '/');

/** Removes what is around a path in addresses that were mistyped, copied with a sentence, or of another site. */
const trimAddress = (address: string) => address.replace(endPattern, '').replace(prefixPattern, '') || '/';

const listWords = (text: string) => splitWords(text).map(({ key }) => key);

/** Returns how similar two words are, from 0 to 1; words that differ in more than a third of their letters get 0. */
function compareWords(wanted: string, word: string): number {
  const limit = Math.floor(wanted.length / 3);
  const distance = getEditDistance(wanted, word, limit);
  return distance > limit ? 0 : 1 - distance / wanted.length;
}

/** Returns the share of the wanted words in the address and title of a page; words of the last segment count twice. */
function getSimilarity(path: string, page: PageLink): number {
  const words = listWords(`${withoutVersion(page.route)} ${page.title}`);
  const wanted = [...listWords(path), ...listWords(path.slice(path.lastIndexOf('/')))];
  const matches = wanted.map((one) => Math.max(0, ...words.map((word) => compareWords(one, word))));
  return matches.reduce((sum, match) => sum + match, 0) / Math.max(1, wanted.length);
}

/**
 * Finds pages that the reader of an address without a page may have meant: the same page of other versions, and up to
 * three near pages of the version in the address, or else of the first version. `pathname` has no base path and may be
 * percent-encoded. @see acceptance ERR-16
 */
export function suggestPages(pathname: string, versions: readonly VersionPages[]): PageSuggestions {
  const address = trimAddress(decodePath(pathname));
  const path = withoutVersion(address);
  const own = versions.find((version) => version.path === versionPattern.exec(address)?.[0]) ?? versions[0];
  const same = versions.flatMap(({ label, pages }) =>
    pages.filter(({ route }) => withoutVersion(route) === path).map((page) => ({ page, label })),
  );
  const near = (own?.pages ?? [])
    .filter((page) => same.every((other) => other.page !== page))
    .map((page) => ({ page, similarity: getSimilarity(path, page) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort(
      (left, right) => right.similarity - left.similarity || left.page.route.length - right.page.route.length,
    )
    .slice(0, maxNear)
    .map(({ page }) => page);
  return { same, near };
}
