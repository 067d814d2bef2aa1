import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineCopiesEnd, offlineCopiesStart } from '@/components/pages/offline-copies';
import { buildContentSecurityPolicy, type CspOrigins } from '@/lib/build/csp';

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

/** Files of `/versions`: the page, and the data with which the router shows it. */
const pageFiles = ['versions.html', 'versions/index.html'];
const dataFile = 'versions.txt';

const policyPattern = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(")/;
/** Script with the page's data as a string in an array. */
const dataScript = /(<script>self\.__next_f\.push\()(\[1,"(?:[^"\\]|\\.)*"\])(\)<\/script>)/g;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes JSON within a script like Next.js. */
const escapeScript = (json: string) =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the links to offline copies, with size and checksum. */
export function formatLinks(zips: readonly OfflineZip[], basePath: string): string {
  const items = zips.map(({ label, file, bytes, sha256, isSigned }) => {
    const link = `<a href="${basePath}/${downloadsFolder}/${file}" download="">${escapeHtml(label)}</a>`;
    const size = `${(bytes / 1e6).toFixed(1)} MB`;
    return `<li>${link}, ${size}${isSigned ? ', signed' : ''}, SHA-256 <code>${sha256}</code></li>`;
  });
  return `<p>To read without a network, download a copy, unpack it and open <code>index.html</code>:</p><ul>${items.join('')}</ul>`;
}

/** Replaces what is between the marks. All three texts are encoded in the same way. */
function fill(text: string, start: string, end: string, content: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return text;
  return text.slice(0, from + start.length) + content + text.slice(to);
}

/** Removes the links from the HTML of a page, so that copies contain no sums of earlier copies. */
export const removeLinks = (html: string): string => fill(html, offlineCopiesStart, offlineCopiesEnd, '');

/** Fills the place in the router's data, which contains HTML as JSON strings. */
function fillData(data: string, content: string): string {
  const encode = (html: string) => JSON.stringify(html).slice(1, -1);
  return fill(data, encode(offlineCopiesStart), encode(offlineCopiesEnd), encode(content));
}

function fillPage(html: string, content: string, origins: CspOrigins): string {
  const filled = fill(html, offlineCopiesStart, offlineCopiesEnd, content).replaceAll(
    dataScript,
    (_, before: string, json: string, after: string) => {
      const [kind, data] = JSON.parse(json) as [number, string];
      return before + escapeScript(JSON.stringify([kind, fillData(data, content)])) + after;
    },
  );
  const policy = buildContentSecurityPolicy(filled.replace(policyPattern, '$1$2'), origins);
  return filled.replace(policyPattern, (_, before: string, after: string) => before + policy + after);
}

/**
 * Adds links to the offline copies to the finished page `/versions`, in place of earlier ones. Both the page's HTML and
 * its data contain them, so that they remain when React hydrates the page and after client navigation.
 * @throws Error if a file of the page does not have the place for the links
 */
export function linkCopies(
  outDir: string,
  zips: readonly OfflineZip[],
  basePath: string,
  origins: CspOrigins,
): void {
  const content = formatLinks(zips, basePath);
  for (const name of [...pageFiles, dataFile]) {
    const file = join(outDir, name);
    if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
    const before = readFileSync(file, 'utf8');
    const after = name === dataFile ? fillData(before, content) : fillPage(before, content, origins);
    if (!after.includes(zips[0]?.sha256 ?? '')) throw new Error(`${file} has no place for the links.`);
    writeFileSync(file, after);
  }
}
