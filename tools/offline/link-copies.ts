import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  offlineCopiesEnd,
  offlineCopiesStart,
  pdfLinksEnd,
  pdfLinksStart,
} from '@/components/mdx/download-links';

/** Folder of the zips in the export. */
export const downloadsFolder = 'downloads';

/** An offline copy that was written. */
export interface OfflineZip {
  /** Label of the version. */
  label: string;
  /** Name of the zip in the folder `downloads`. */
  file: string;
  bytes: number;
  sha256: string;
  isSigned: boolean;
}

/** A PDF that was written. */
export interface PdfFile {
  title: string;
  /** Name of the PDF in the folder `downloads`. */
  file: string;
  bytes: number;
}

/** File of the page `/versions`. */
const pageFile = 'versions.html';

/** Comments around a place on `/versions`. */
export type LinkPlace = readonly [start: string, end: string];

const copiesPlace: LinkPlace = [offlineCopiesStart, offlineCopiesEnd];
const pdfPlace: LinkPlace = [pdfLinksStart, pdfLinksEnd];

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const formatSize = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Returns a checksum as HTML that narrow windows can break; copying it gives the checksum alone. */
const formatSum = (sha256: string) => `<code>${sha256.replaceAll(/.{16}(?=.)/g, '$&<wbr>')}</code>`;

/** Returns the links to offline copies, with size and checksum. */
export function formatLinks(zips: readonly OfflineZip[], basePath: string): string {
  const items = zips.map(({ label, file, bytes, sha256, isSigned }) => {
    const link = `<a href="${basePath}/${downloadsFolder}/${file}" download="">${escapeHtml(label)}</a>`;
    return `<li>${link}, ${formatSize(bytes)}${isSigned ? ', signed' : ''}, SHA-256 ${formatSum(sha256)}</li>`;
  });
  return `<p>To read without a network, download a copy, unpack it and open <code>index.html</code>:</p><ul>${items.join('')}</ul>`;
}

/** Replaces what is between the marks. */
function fill(text: string, [start, end]: LinkPlace, content: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return text;
  return text.slice(0, from + start.length) + content + text.slice(to);
}

/** Removes the links and their mark from the HTML of a page, because copies contain neither other copies nor PDFs. */
export const removeLinks = (html: string): string =>
  fill(fill(html, copiesPlace, ''), pdfPlace, '').replace(' data-downloads=""', '');

/**
 * Writes links into a place of the finished page `/versions` and replaces earlier ones. After client navigation,
 * `attachDownloadLinks` copies them from there.
 * @throws Error if the page does not have the place
 */
function fillVersionsPage(outDir: string, place: LinkPlace, content: string): void {
  const file = join(outDir, pageFile);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  const after = fill(readFileSync(file, 'utf8'), place, content);
  if (!after.includes(content)) throw new Error(`${file} has no place for the links.`);
  writeFileSync(file, after);
}

/** Adds links to the offline copies to the finished page `/versions`. @throws Error if the page has no place for them */
export function linkCopies(outDir: string, zips: readonly OfflineZip[], basePath: string): void {
  fillVersionsPage(outDir, copiesPlace, formatLinks(zips, basePath));
}

/** Adds links to PDFs to the finished page `/versions`. @throws Error if the page has no place for them */
export function linkPdfs(outDir: string, pdfs: readonly PdfFile[], basePath: string): void {
  const items = pdfs.map(({ title, file, bytes }) => {
    const link = `<a href="${basePath}/${downloadsFolder}/${file}" download="">${escapeHtml(title)}</a>`;
    return `<li>${link}, ${formatSize(bytes)}</li>`;
  });
  const content = `<p>To print or file parts of the latest version, download a PDF:</p><ul>${items.join('')}</ul>`;
  fillVersionsPage(outDir, pdfPlace, content);
}
