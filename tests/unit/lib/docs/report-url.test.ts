import { expect, it } from 'vitest';
import { getReportUrl } from '@/lib/docs/build-page-records';

const place = { version: '3.9', url: 'https://docs.example.org/3.9/cors' };
const page = { title: 'CORS & "more"', ...place, date: '2025-06-30T12:00:00.000Z', commit: null };
const address = 'mailto:docs@example.org?subject={title}&body={body}';

it('the link to report a problem fills in an e-mail, and names the commit if known', () => {
  const url = getReportUrl(address, { ...page, commit: '1a2b3c' });
  expect(url).toMatch(/^mailto:docs@example\.org\?subject=Docs%3A%20CORS%20%26[^&]*&body=[^&]*1a2b3c%0A$/);
});

it('a page has no link to report a problem if reports are turned off', () => {
  expect(getReportUrl(null, page)).toBeNull();
});

it('the report of a problem leaves the version out if the page belongs to none', () => {
  const url = getReportUrl(address, { ...page, version: '' });
  expect(decodeURIComponent(url ?? '')).toMatch(/subject=Docs: CORS & "more"&body=[^]*---\nCORS & "more"\n/);
});
