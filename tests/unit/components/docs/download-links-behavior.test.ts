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

it('copies the links from the served page', async () => {
  await attach();
  expect(document.body.innerHTML).toBe(place(link));
});

it('requests nothing if the page already has the links or has no place for them', async () => {
  document.body.innerHTML = place(link);
  await attach();
  document.body.innerHTML = '<main></main>';
  await attach();
  expect(fetched).not.toHaveBeenCalled();
});

it('shows no links if the request fails or the answer has no place for them', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await attach();
  expect(document.body.innerHTML).toBe(place());
  fetched.mockResolvedValueOnce(new Response('<p>Bad gateway</p>'));
  await attach();
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
