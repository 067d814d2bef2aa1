// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { attachDownloadLinks } from '@/components/docs/download-links-behavior';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const place = (links = '') => `<main><div data-downloads=""><!--a-->${links}<!--/a--></div></main>`;
const link = '<p><a href="/downloads/3.10.zip" download="">3.10</a></p>';

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(place(link)));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = place();
});

const attach = () => attachDownloadLinks(new AbortController().signal);

it('a page reached by client navigation copies the download links from its served HTML', async () => {
  await attach();
  expect(document.body.innerHTML).toBe(place(link));
});

it('a page requests no download links if it already has them or has no place for them', async () => {
  document.body.innerHTML = place(link);
  await attach();
  document.body.innerHTML = '<main></main>';
  await attach();
  expect(fetched).not.toHaveBeenCalled();
});

it('a page shows no download links if the request fails or the answer has no place for them', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await attach();
  expect(document.body.innerHTML).toBe(place());
  fetched.mockResolvedValueOnce(new Response('<p>Bad gateway</p>'));
  await attach();
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
