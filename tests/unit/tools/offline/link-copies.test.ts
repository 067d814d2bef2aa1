import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import {
  offlineCopiesEnd,
  offlineCopiesStart,
  pdfLinksEnd,
  pdfLinksStart,
} from '@/components/pages/offline-copies';
import { formatLinks, linkCopies, linkPdfs, removeLinks, type OfflineZip } from '@/tools/offline/link-copies';
import { useFolder } from '../../../support/use-folder';

const place = offlineCopiesStart + offlineCopiesEnd + pdfLinksStart + pdfLinksEnd;
/** The page's data, as the router gets it. */
const data = `4:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(place)}}}]\n`;
const page = `<html><head></head><body><div>${place}</div></body></html>`;
const file = { label: '3.10 & more', file: 'docs-3.10.zip', bytes: 7_340_000 };
const zip: OfflineZip = { ...file, sha256: 'abc123', isSigned: true };
const link =
  '<li><a href="/base/downloads/docs-3.10.zip" download="">3.10 &amp; more</a>, 7.3 MB, signed, SHA-256 <code>abc123</code></li>';

it('formatLinks lets narrow windows break the checksum', () => {
  const sha256 = '0123456789abcdef'.repeat(2);
  expect(formatLinks([{ ...zip, sha256 }], '')).toContain(
    '<code>0123456789abcdef<wbr>0123456789abcdef</code>',
  );
});

const { at, write } = useFolder();
beforeEach(() => {
  write('versions.html', page);
  write('versions.txt', data);
});
const read = (name: string) => readFileSync(at(name), 'utf8');

it('writes the links into the HTML and the data of the page', () => {
  linkCopies(at(), [zip], '/base');
  const html = read('versions.html');
  expect(html).toContain(`<div>${offlineCopiesStart}<p>`);
  expect(html).toContain(link);
  const [, , , props] = JSON.parse(read('versions.txt').slice(2)) as unknown[];
  expect(props).toEqual({ dangerouslySetInnerHTML: { __html: expect.stringContaining(link) as unknown } });
});

it('replaces earlier links, and removeLinks removes them', () => {
  linkCopies(at(), [{ ...zip, sha256: 'old' }], '');
  linkCopies(at(), [zip], '');
  expect(read('versions.html')).not.toContain('old');
  expect(read('versions.html').split('abc123')).toHaveLength(2);
  expect(removeLinks(read('versions.html'))).toContain(`<div>${place}</div>`);
});

it('keeps links to copies when PDFs are linked, and the other way round', () => {
  const pdf = { title: 'User <Guide>', file: 'guide.pdf', bytes: 5_500_000 };
  const pdfLink = '<li><a href="/base/downloads/guide.pdf" download="">User &lt;Guide></a>, 5.5 MB</li>';
  linkCopies(at(), [zip], '/base');
  linkPdfs(at(), [pdf], '/base');
  linkCopies(at(), [zip], '/base');
  expect(read('versions.html')).toContain(pdfLink);
  expect(read('versions.html')).toContain(link);
  expect(read('versions.txt')).toContain(JSON.stringify(pdfLink).slice(1, -1));
  expect(removeLinks(read('versions.html'))).toContain(`<div>${place}</div>`);
});

it('names a page without the place', () => {
  write('versions.txt', 'other');
  expect(() => linkCopies(at(), [zip], '')).toThrow(/versions\.txt has no place for the links/);
});
