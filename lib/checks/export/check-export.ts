import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/types';
import { hasAnswers } from '@/lib/routing/has-answers';
import { decodePath } from '@/lib/routing/decode-path';
import { findNearestName, suggest } from '@/lib/site/nearest-name';
import { findNearestPath } from '@/lib/site/nearest-path';
import { memoize } from '@/lib/text/memoize';
import { readHtmlPage, type HtmlPage, type HtmlReference } from './read-html';
import { listServedFiles, type ServedFiles } from './served-files';

/** A link, image or other reference in a finished page whose target does not exist. */
export interface BrokenReference {
  rule: 'broken-link' | 'broken-anchor' | 'missing-image';
  reference: HtmlReference;
  /** Address of the page that contains the reference; the first page if several contain the same one. */
  page: string;
  /** Number of pages that contain the same reference. */
  pages: number;
  message: string;
  hint: string;
}

export interface ExportedSite {
  outDir: string;
  /** Origin of the published site. Only references with this origin are checked. */
  url: string;
  /** Path of the site on its host: empty, or e.g. `/docs`. */
  basePath: string;
}

type Finding = Pick<BrokenReference, 'rule' | 'message' | 'hint'>;

const imageElements = new Set(['img', 'source', 'image']);

/** Converts the path of an HTML file to its address: `faq/general.html` → `/faq/general`. */
const toAddress = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** Returns the path and hash of an address on this site; null for other hosts and schemes. */
function toOwnTarget(target: string, page: string, { url, basePath }: ExportedSite) {
  const base = `${url}${basePath}${page}`;
  if (!URL.canParse(target, base)) return { pathname: target, hash: '' };
  const { origin, pathname, hash } = new URL(target, base);
  return origin === new URL(url).origin ? { pathname, hash } : null;
}

const isSamePage = (target: string) => target.startsWith('#') || target === '';

function createFinder(site: ExportedSite, files: ServedFiles, pages: ReadonlyMap<string, HtmlPage>) {
  const addresses = files.pages.map(toAddress);

  function checkHash(file: string, hash: string, written: string): Finding | null {
    const ids = pages.get(file)?.ids;
    if (hasAnswers(hash)) return null;
    const id = decodePath(hash.slice(1));
    if (!ids || id === '' || id === 'top' || id.startsWith(':~:') || ids.has(id)) return null;
    // Ids of footnotes are percent-encoded.
    if (ids.has(hash.slice(1))) return null;
    const nearest = findNearestName(id, [...ids]);
    const message = `"${written}" refers to "#${id}", which "${toAddress(file)}" does not contain.`;
    const hint = nearest === null ? 'Use an id that exists on that page.' : `Did you mean "#${nearest}"?`;
    return { rule: 'broken-anchor', message, hint };
  }

  // A broken link in the shell is on every page.
  const findNearest = memoize((pathname: string) => findNearestPath(pathname, addresses));

  function explainMissing({ element, target }: HtmlReference, pathname: string): Finding {
    const rule = imageElements.has(element) ? 'missing-image' : 'broken-link';
    const message = `"${target}" leads to "${pathname}", which does not exist in the exported site.`;
    return { rule, message, hint: suggest(findNearest(pathname), 'Correct the address.') };
  }

  return (reference: HtmlReference, file: string): Finding | null => {
    const { target } = reference;
    if (isSamePage(target)) return checkHash(file, target, target);
    const own = toOwnTarget(target, toAddress(file), site);
    if (own === null) return null;
    const { basePath } = site;
    const isBelow = own.pathname === basePath || own.pathname.startsWith(`${basePath}/`);
    const pathname = isBelow ? own.pathname.slice(basePath.length) : own.pathname;
    const found = isBelow ? files.find(pathname) : undefined;
    if (found !== undefined) return checkHash(found, own.hash, target);
    return explainMissing(reference, own.pathname);
  };
}

/** Returns the key that equal faults share: a fault is reported once per page, or only once if it is in the shell. */
const identityOf = ({ element, attribute, target, isShell }: HtmlReference, file: string) =>
  [element, attribute, target, isShell && !isSamePage(target) ? '' : file].join('\0');

/**
 * Checks every address and anchor of this site that the pages of an export refer to, anywhere on the page. Reports a
 * fault in the shell once.
 * @returns the numbers of pages and references, and the broken references
 * @throws Error if the folder of the export does not exist
 * @see acceptance BLD-01, BLD-03, BLD-09
 */
export function checkExportReferences(site: ExportedSite) {
  const files = listServedFiles(site.outDir);
  const pages = new Map(
    files.pages.map((file) => [file, readHtmlPage(readFileSync(path.join(site.outDir, file), 'utf8'))]),
  );
  const find = createFinder(site, files, pages);
  const faults = new Map<string, { fault: BrokenReference; on: Set<string> }>();
  let references = 0;
  for (const [file, page] of pages) {
    references += page.references.length;
    for (const reference of page.references) {
      const finding = find(reference, file);
      if (finding === null) continue;
      const key = identityOf(reference, file);
      const known = faults.get(key) ?? {
        fault: { ...finding, reference, page: toAddress(file), pages: 0 },
        on: new Set(),
      };
      known.fault.pages = known.on.add(file).size;
      faults.set(key, known);
    }
  }
  return {
    pages: files.pages.length,
    references,
    faults: [...faults.values()].map(({ fault }) => fault),
  };
}

/** Converts a broken reference to a problem at `place`. */
export function toExportProblem(
  { rule, page, pages, message, hint, reference: { element } }: BrokenReference,
  place: Pick<Problem, 'file' | 'line'>,
): Problem {
  const severity = rule === 'broken-anchor' ? 'warning' : 'error';
  const others = pages === 1 ? '' : ` and ${pages - 1} more`;
  const where = `Finished page ${page}${others}, <${element}>`;
  return { ...place, column: 1, rule, message: `${where}: ${message}`, hint, severity };
}
