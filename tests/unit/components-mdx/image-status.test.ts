// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachImageStatus } from '@/components/mdx/image-status';

let detach = () => {};
const frame = () => document.querySelector('.image') as HTMLElement;
const img = () => document.querySelector('.image-main') as HTMLImageElement;
const message = () => document.querySelector<HTMLElement>('.image-message');

async function fail(online: boolean, status?: number) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new Error('down');
    return new Response(null, { status });
  });
  img().dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(message()).not.toBeNull());
}

beforeEach(() => {
  document.body.innerHTML =
    '<span class="image"><img class="image-placeholder" alt=""><img class="image-main" alt="Topology"></span>';
  detach = attachImageStatus(document);
});
afterEach(() => {
  detach();
});

describe('images that arrive or fail', () => {
  it('DOC-31 an image that arrives lets its preview go', () => {
    img().dispatchEvent(new Event('load'));
    expect(frame().dataset.state).toBe('loaded');
  });

  it.each([
    ['404. Image not found', true, 404, 'SPAN'],
    ['Error. Click to reload', true, 500, 'BUTTON'],
    ['Error. Click to reload', true, undefined, 'BUTTON'],
    ['Your browser is offline. Image not loaded', false, undefined, 'BUTTON'],
  ])('DOC-31 says "%s" (online: %s, answer: %s)', async (text, online, status, tag) => {
    await fail(online, status);
    expect(message()?.textContent).toBe(text);
    expect(message()?.tagName).toBe(tag);
    expect(frame().dataset.state).toBe('failed');
  });
});
