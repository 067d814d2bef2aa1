import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import type { CompiledDocs } from '@/lib/checks/types';
import type { ExternalLink, UrlOccurrence } from './types';

const reservedNames = /(?:^|\.)(?:localhost|local|internal|test|example|invalid|example\.(?:com|net|org))$/;
const privateAddress = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|0)\./;

/** Returns the URL to request for a link; null for other schemes, example hosts and hosts of the local network. */
export function toRequestableUrl(href: string): string | null {
  const full = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(full) || !URL.canParse(full)) return null;
  const url = new URL(full);
  const { hostname } = url;
  if (!hostname.includes('.') || hostname.startsWith('[')) return null;
  if (reservedNames.test(hostname) || privateAddress.test(hostname)) return null;
  url.hash = '';
  return url.href;
}

/** Finds URLs in quotes or brackets in a file that is not a page, such as a configuration file. */
export function findUrls(file: string, text: string): { href: string; use: UrlOccurrence }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<=['"(<])https?:\/\/[^'")>\s$`{}]+(?=['")>])/g)].map((match) => ({
      href: match[0],
      use: { file, line: index + 1, column: match.index + 1 },
    })),
  );
}

/**
 * Collects the URLs of other hosts in the links and images of all pages, and in other files. Each URL is listed once.
 * @param files files that are not pages: path from the project root → content
 */
export function collectExternalLinks(
  model: SiteModel,
  compiled: CompiledDocs,
  files: Readonly<Record<string, string>> = {},
): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  const add = (href: string, use: UrlOccurrence) => {
    const url = toRequestableUrl(href);
    if (url === null) return;
    const known = links.get(url) ?? { url, uses: [] };
    known.uses.push(use);
    links.set(url, known);
  };
  for (const doc of listPageFolders(model).flatMap(({ docs }) => docs)) {
    const { links: named = [], images = [] } = compiled.get(doc.file) ?? {};
    for (const { href, line, column } of [...named, ...images])
      add(href, { file: doc.file, line: doc.bodyLine + line - 1, column });
  }
  for (const [file, text] of Object.entries(files))
    for (const { href, use } of findUrls(file, text)) add(href, use);
  return [...links.values()];
}
