import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import {
  offlineCopiesEnd,
  offlineCopiesStart,
  pdfLinksEnd,
  pdfLinksStart,
} from '@/components/mdx/download-links';
import { formatLinks, linkCopies, linkPdfs, removeLinks, type OfflineZip } from '@/tools/offline/link-copies';
import { useFolder } from '../../../support/use-folder';

const place = offlineCopiesStart + offlineCopiesEnd + pdfLinksStart + pdfLinksEnd;
const page = `<html><head></head><body><div data-downloads="">${place}</div></body></html>`;
const file = { label: '3.10 & more', file: 'docs-3.10.zip', bytes: 7_340_000 };
const zip: OfflineZip = { ...file, sha256: 'abc123', isSigned: true };
const link =
  '<li><a href="/base/downloads/docs-3.10.zip" download="">3.10 &amp; more</a>, 7.3 MB, signed, SHA-256 <code>abc123</code></li>';

it('the checksum of an offline copy on the versions page has a place to break the line (<wbr>)', () => {
  const sha256 = '0123456789abcdef'.repeat(2);
  expect(formatLinks([{ ...zip, sha256 }], '')).toContain(
    '<code>0123456789abcdef<wbr>0123456789abcdef</code>',
  );
});

const { at, write } = useFolder();
beforeEach(() => {
  write('versions.html', page);
});
const read = (name: string) => readFileSync(at(name), 'utf8');

it('new links to offline copies replace earlier ones, and all can be removed again', () => {
  linkCopies(at(), [{ ...zip, sha256: 'old' }], '');
  linkCopies(at(), [zip], '');
  expect(read('versions.html')).not.toContain('old');
  expect(read('versions.html').split('abc123')).toHaveLength(2);
  expect(removeLinks(read('versions.html'))).toContain(`<div>${place}</div>`);
});

it('the versions page keeps links to offline copies when PDFs are linked, and vice versa', () => {
  const pdf = { title: 'User <Guide>', file: 'guide.pdf', bytes: 5_500_000 };
  const pdfLink = '<li><a href="/base/downloads/guide.pdf" download="">User &lt;Guide></a>, 5.5 MB</li>';
  linkCopies(at(), [zip], '/base');
  expect(read('versions.html')).toContain(`<div data-downloads="">${offlineCopiesStart}<p>`);
  linkPdfs(at(), [pdf], '/base');
  linkCopies(at(), [zip], '/base');
  expect(read('versions.html')).toContain(pdfLink);
  expect(read('versions.html')).toContain(link);
  expect(removeLinks(read('versions.html'))).toContain(`<div>${place}</div>`);
});

it('linking offline copies throws an error that names a page without a place for links', () => {
  write('versions.html', 'other');
  expect(() => linkCopies(at(), [zip], '')).toThrow(/versions\.html has no place for the links/);
});
