import { expect, it } from 'vitest';
import { getReportUrl } from '@/lib/docs/build-page-records';

const page = {
  title: 'CORS & "more"',
  version: '3.9',
  url: 'https://docs.example.org/3.9/cors',
  date: '2025-06-30T12:00:00.000Z',
  commit: null,
};

it('fills in a form for a new issue', () => {
  const url = getReportUrl('https://git.example/issues/new?title={title}&body={body}', page);
  const { searchParams } = new URL(url ?? '');
  expect(searchParams.get('title')).toBe('Docs: CORS & "more", 3.9');
  expect(searchParams.get('body')).toMatch(
    /\nCORS & "more", 3\.9\nhttps:\/\/docs\.example\.org\/3\.9\/cors\n2025-06-30\n$/,
  );
});

it('fills in a mail, and names the commit if it is known', () => {
  const address = 'mailto:docs@example.org?subject={title}&body={body}';
  const url = getReportUrl(address, { ...page, commit: '1a2b3c' });
  expect(url).toMatch(/^mailto:docs@example\.org\?subject=Docs%3A%20CORS%20%26[^&]*&body=[^&]*1a2b3c%0A$/);
});

it('returns nothing if reports are turned off', () => {
  expect(getReportUrl(null, page)).toBeNull();
});
